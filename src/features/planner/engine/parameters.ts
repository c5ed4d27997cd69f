import * as v from 'valibot'
import { BAGS, GATEWAYS, INTERESTS, NEIGHBORS, ORIGINS, PACES, WAYS } from '~/content/trip-choices'
import { integer } from '~/lib/integer'
import { daysBetween, plusDays } from './calendar'

export const MAX_DAYS = 30
export const MAX_PLACES = 10
export const MAX_ADULTS = 12
export const MAX_CHILDREN = 8
export const MAX_INFANTS = 4

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(60))

export const count = (least: number, most: number) => v.pipe(integer, v.minValue(least), v.maxValue(most))

const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most))

const days = count(1, MAX_DAYS)

/** `YYYY-MM-DD` of this century: while a year is being typed, a date field may hold 0202. */
export const startDate = v.pipe(
  v.string(),
  v.regex(/^20\d\d-(?:0[1-9]|1[0-2])-\d\d$/),
  // Some browsers parse February 31 as a day in March, others as an invalid date.
  v.check((date) => daysBetween(date, date) === 0 && plusDays(date, 0) === date),
)

/** Exact dates, or a month if they are not known yet. The days include arrival and departure. */
const when = v.union([
  v.strictObject({ start: startDate, days }),
  v.strictObject({ month: count(1, 12), days }),
])

/** A list without duplicates. */
const uniqueList = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(
    list(item, most),
    v.check((values) => new Set(values).size === values.length),
  )

const interests = uniqueList(v.picklist(INTERESTS), INTERESTS.length)

/** What a traveler asks for. The engine ignores ids of places that do not exist. */
export const tripParameters = v.strictObject({
  when,
  arrival: v.picklist(GATEWAYS),
  departure: v.picklist(GATEWAYS),
  adults: count(1, MAX_ADULTS),
  /** Ages in years. */
  children: list(count(2, 17), MAX_CHILDREN),
  /** Under two years old: they have no seat. */
  infants: count(0, MAX_INFANTS),
  /** Ids of destinations; an empty list asks for suggestions. */
  places: uniqueList(id, MAX_PLACES),
  interests,
  /** What they do not want, unless it is also one of the interests. */
  avoid: v.optional(interests),
  /** How they do not want to travel within the country. */
  without: v.optional(uniqueList(v.picklist(WAYS), WAYS.length)),
  pace: v.picklist(PACES),
  bag: v.picklist(BAGS),
  origin: v.picklist(ORIGINS),
  /** Where they go when they leave by land, if it is not where they come from. */
  exit: v.optional(v.picklist(NEIGHBORS)),
})

export type TripParameters = v.InferOutput<typeof tripParameters>

/** Prefix of an activity that the planner chose and a move put elsewhere. */
export const KEPT = '~'

/** The traveler's changes to the plan. */
const tripEdits = v.strictObject({
  /** All places in the traveler's own order; empty for the shortest one. */
  order: uniqueList(id, MAX_PLACES),
  /** Activities that the traveler does not want. */
  removed: uniqueList(id, 60),
  /** Locked nights by place; 0 where the traveler does not want to stay. */
  nights: v.record(id, count(0, MAX_DAYS)),
  /** Chosen activity by {@link slotKey}; an empty string leaves the slot free, `~` keeps what a move put there. */
  slots: v.record(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}\.\d{1,2}\.(morning|afternoon|evening)$/)),
    v.pipe(v.string(), v.regex(/^~?[a-z0-9]+(?:-[a-z0-9]+)*$|^$/), v.maxLength(61)),
  ),
})

export type TripEdits = v.InferOutput<typeof tripEdits>

export const NO_EDITS: TripEdits = { order: [], removed: [], nights: {}, slots: {} }

/** The form's values: the parameters, and the nights that the traveler specified. */
export const tripWish = v.strictObject({ ...tripParameters.entries, nights: tripEdits.entries.nights })

export type TripWish = v.InferOutput<typeof tripWish>

/** Everything that determines a plan: stored on the device and carried by share links. */
export const tripRequest = v.strictObject({ parameters: tripParameters, edits: tripEdits })

export type TripRequest = v.InferOutput<typeof tripRequest>

export const DEFAULT_PARAMETERS: TripParameters = {
  when: { month: 2, days: 8 },
  arrival: 'SAP',
  departure: 'SAP',
  adults: 2,
  children: [],
  infants: 0,
  places: [],
  interests: [],
  pace: 'normal',
  bag: 'carry-on',
  origin: 'US',
}
