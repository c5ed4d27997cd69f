import type { TimeOfDay } from '~/content/trip-choices'
import { plusDays } from './calendar'
import { hoursAfter, hoursToBorder } from './neighbors'
import type { TripParameters } from './parameters'
import { isFlight } from './party'
import type { Day, Ride, Slot, Stay } from './trip'
import type { FastestRoutes } from './fastest-routes'

type Slots = Record<TimeOfDay, Slot>

/** A day whose slots are still being filled. */
export type Draft = Omit<Day, 'slots'> & { slots: Slots }

const FREE: Slot = { kind: 'free' }
const TRAVEL: Slot = { kind: 'travel' }

/** Up to this many hours of travel leave time for an activity in the same slot. */
const SHORT_RIDE = 0.75
/** Up to this many hours of travel leave half of the last day free. */
const HALF_DAY_RIDE = 2
const MORNING_RIDE = 3.75
const DAY_RIDE = 7
/** Up to this many hours there and back leave the morning and the afternoon of a day trip free. */
const DAY_TRIP = 2

export const hoursOf = (rides: readonly Ride[]) => rides.reduce((sum, { leg }) => sum + leg.hours, 0)

const slotsOf = (hours: number, isLanding: boolean, isFirst: boolean, isLast: boolean): Slots => {
  const slots: Slots = { morning: FREE, afternoon: FREE, evening: FREE }
  if (isFirst && isLast) {
    slots.evening = TRAVEL
    if (hours > DAY_TRIP) slots.morning = TRAVEL
    if (hours > DAY_RIDE) slots.afternoon = TRAVEL
    return slots
  }
  if (isLanding) {
    slots.morning = TRAVEL
    if (hours > SHORT_RIDE) slots.afternoon = TRAVEL
    if (hours > MORNING_RIDE) slots.evening = TRAVEL
  } else if (!isLast && hours > SHORT_RIDE) {
    slots.morning = TRAVEL
    if (hours > MORNING_RIDE) slots.afternoon = TRAVEL
    if (hours > DAY_RIDE) slots.evening = TRAVEL
  }
  if (isLast) {
    slots.afternoon = slots.evening = TRAVEL
    if (hours > HALF_DAY_RIDE) slots.morning = TRAVEL
  }
  return slots
}

export type RoutesOn = (day: number, from: string, to: string) => FastestRoutes

/** The days of the stays, with the rides between them and nothing else. */
export const emptyDays = (
  stays: readonly Stay[],
  parameters: TripParameters,
  start: string,
  end: string,
  routesOn: RoutesOn,
): Draft[] => {
  const { when, arrival, origin } = parameters
  const nights = stays.flatMap(({ place, nights: n }) => Array.from({ length: n }, () => place))
  const places = [...nights, stays.at(-1)?.place ?? start]
  const spent = new Map<string, number>()
  return places.map((place, i) => {
    const isFirst = i === 0
    const isLast = i === places.length - 1
    const from = isFirst ? start : places[i - 1]!
    const dayOfStay = spent.get(place) ?? 0
    spent.set(place, dayOfStay + 1)
    const ridesTo = (a: string, b: string) => routesOn(i, a, b).rides(a, b)
    const rides = [...ridesTo(from, place), ...(isLast ? ridesTo(place, end) : [])]
    return {
      number: i + 1,
      ...('start' in when && { date: plusDays(when.start, i) }),
      place,
      dayOfStay,
      rides,
      slots: slotsOf(
        hoursOf(rides) +
          (isFirst ? hoursToBorder(arrival, origin, start) : 0) +
          (isLast ? hoursAfter(parameters, end) : 0),
        isFirst && isFlight(arrival, parameters),
        isFirst,
        isLast,
      ),
    }
  })
}

const hasDaytime = ({ slots }: Draft) => slots.morning.kind !== 'travel' || slots.afternoon.kind !== 'travel'

/** Whether a stay in a chosen place has nights but no daytime there. */
export const isRushed = ({ place, nights, stopover }: Stay, days: readonly Draft[]): boolean =>
  nights > 0 && !stopover && !days.some((day) => day.place === place && hasDaytime(day))
