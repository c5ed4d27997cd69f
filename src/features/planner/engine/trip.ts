import type { Neighbor, TimeOfDay, Way } from '~/content/trip-choices'
import type { Leg } from './data'

/** One or more nights in one place. */
export interface Stay {
  /** Id of a destination. */
  readonly place: string
  readonly nights: number
  /** The traveler set the nights. */
  readonly isLocked: boolean
  /** Why nights are spent in a place that the traveler did not choose. */
  readonly stopover?: Stopover | undefined
}

/**
 * `transfer` breaks up a long trip to or from the airport; `boat` is where a boat leaves in the morning; `rest` takes
 * the nights left over by all chosen places.
 */
export type Stopover = 'transfer' | 'boat' | 'rest'

/** Part of a route without changing vehicles. */
export interface Ride {
  readonly from: string
  readonly to: string
  readonly leg: Leg
}

export type Slot =
  | {
      readonly kind: 'free'
      /** Id of an activity from earlier in the trip to repeat, if nothing else is left to do. */
      readonly again?: string | undefined
    }
  | { readonly kind: 'travel' }
  | {
      readonly kind: 'activity'
      /** Id of the activity. */
      readonly activity: string
      /** Id of the alternative if it rains. */
      readonly ifRain?: string | undefined
      /** The traveler chose it. */
      readonly isLocked: boolean
      /** Continues an activity that began in the morning. */
      readonly continues: boolean
      /** The youngest are too young: one adult stays with them. */
      readonly isShared?: boolean
    }

export interface Day {
  /** From 1. */
  readonly number: number
  /** `YYYY-MM-DD`, if the dates are known. */
  readonly date?: string | undefined
  /** Where the day ends; on the last day, where it begins. */
  readonly place: string
  /** Days already spent at the place. */
  readonly dayOfStay: number
  readonly rides: readonly Ride[]
  readonly slots: Readonly<Record<TimeOfDay, Slot>>
}

/** Something to know before leaving. The interface words it. */
export type Warning =
  | { readonly kind: 'no-route'; readonly from: string; readonly to: string }
  | { readonly kind: 'too-many-places'; readonly places: readonly string[] }
  | {
      readonly kind: 'border'
      readonly from: Neighbor
      readonly place: string
      readonly hours: number
    }
  | { readonly kind: 'home'; readonly place: string }
  | { readonly kind: 'much-travel'; readonly hours: number }
  | { readonly kind: 'long-day' | 'holiday-way'; readonly day: number; readonly hours: number }
  | { readonly kind: 'flight-day'; readonly day: number; readonly hours: number; readonly place: string }
  | { readonly kind: 'storm-season'; readonly places: readonly string[] }
  | { readonly kind: 'northers' | 'parades' }
  | { readonly kind: 'rainy'; readonly places: readonly string[]; readonly days: number }
  | { readonly kind: 'leg-days'; readonly days: readonly number[]; readonly leg: Leg }
  | { readonly kind: 'no-other-way'; readonly days: readonly number[]; readonly way: Way }
  | { readonly kind: 'dive-then-fly' }
  | { readonly kind: 'altitude'; readonly place: string; readonly meters: number; readonly low: number }
  | { readonly kind: 'infants-on-boats' }
  | { readonly kind: 'ages'; readonly interest: string; readonly age: number }
  | { readonly kind: 'not-there'; readonly interest: string; readonly place: string }
  | { readonly kind: 'no-dives' | 'not-planned'; readonly interest: string }
  | { readonly kind: 'past' }
  | { readonly kind: 'holidays'; readonly dates: readonly string[] }
  | { readonly kind: 'no-daytime'; readonly place: string }
  /** At least two. */
  | { readonly kind: 'free-days'; readonly days: readonly number[] }
  | { readonly kind: 'connection'; readonly day: number; readonly place: string }
  /** Without dates, the trip may fall in that week. */
  | {
      readonly kind: 'holy-week' | 'maybe-holy-week' | 'morazan-week'
      readonly week: { readonly from: string; readonly to: string }
    }

export interface Trip {
  /** Ids of the destinations of arrival and departure. */
  readonly start: string
  readonly end: string
  /** 1 to 12. */
  readonly month: number
  /** In order of travel. */
  readonly stays: readonly Stay[]
  readonly days: readonly Day[]
  readonly travelHours: number
  readonly warnings: readonly Warning[]
}

/** Identifies a slot regardless of the order of places: `roatan.1.morning`. */
export const slotKey = (place: string, dayOfStay: number, time: TimeOfDay) => `${place}.${dayOfStay}.${time}`

/** Ids of the activities in these days. */
export const activitiesIn = (days: readonly Pick<Day, 'slots'>[]): ReadonlySet<string> =>
  new Set(
    days.flatMap(({ slots }) =>
      Object.values(slots).flatMap((slot) => (slot.kind === 'activity' ? [slot.activity] : [])),
    ),
  )
