import { BAGS, GATEWAYS, INTERESTS, ORIGINS, PACES } from '~/content/trip-choices'
import { z } from '~/lib/browser-zod'
import { daysBetween, plusDays } from './calendar'

export const MAX_DAYS = 30
export const MAX_PLACES = 10
export const MAX_ADULTS = 12
export const MAX_CHILDREN = 8
export const MAX_INFANTS = 4

const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60))

const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

const list = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most))

const days = count(1, MAX_DAYS)

/** `YYYY-MM-DD` of this century: while a year is typed, a date field says 0202. */
export const startDate = z.string().check(
  z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-\d\d$/),
  // Some browsers read February 31 as a day of March, others as no date.
  z.refine((date) => daysBetween(date, date) === 0 && plusDays(date, 0) === date),
)

/** Exact dates, or a month when they are not known yet. The days include arrival and departure. */
const when = z.union([
  z.strictObject({ start: startDate, days }),
  z.strictObject({ month: count(1, 12), days }),
])

const unique = (values: readonly unknown[]) => new Set(values).size === values.length

/** What a traveler asks for. Ids of places that do not exist are ignored by the engine. */
export const tripParameters = z.strictObject({
  when,
  arrival: z.enum(GATEWAYS),
  departure: z.enum(GATEWAYS),
  adults: count(1, MAX_ADULTS),
  /** Ages in years. */
  children: list(count(2, 17), MAX_CHILDREN),
  /** Under two years old: they have no seat. */
  infants: count(0, MAX_INFANTS),
  /** Ids of destinations; none asks for a suggestion. */
  places: list(id, MAX_PLACES).check(z.refine(unique)),
  interests: list(z.enum(INTERESTS), INTERESTS.length).check(z.refine(unique)),
  pace: z.enum(PACES),
  bag: z.enum(BAGS),
  origin: z.enum(ORIGINS),
})

export type TripParameters = z.infer<typeof tripParameters>

/** Before an activity that the planner chose and a move put elsewhere. */
export const KEPT = '~'

/** Changes that the traveler made to the plan. */
const tripEdits = z.strictObject({
  /** All places in the traveler's own order; empty for the shortest. */
  order: list(id, MAX_PLACES).check(z.refine(unique)),
  /** Activities that the traveler does not want. */
  removed: list(id, 60).check(z.refine(unique)),
  /** Locked nights by place. */
  nights: z.record(id, count(0, MAX_DAYS)),
  /** Chosen activity by {@link slotKey}; an empty text leaves the slot free, `~` keeps what a move put there. */
  slots: z.record(
    z.string().check(z.regex(/^[a-z0-9-]{1,60}\.\d{1,2}\.(morning|afternoon|evening)$/)),
    z.string().check(z.regex(/^~?[a-z0-9]+(?:-[a-z0-9]+)*$|^$/), z.maxLength(61)),
  ),
})

export type TripEdits = z.infer<typeof tripEdits>

export const NO_EDITS: TripEdits = { order: [], removed: [], nights: {}, slots: {} }

/** All that a plan follows from: stored on the device, and carried by share links. */
export const tripRequest = z.strictObject({ parameters: tripParameters, edits: tripEdits })

export type TripRequest = z.infer<typeof tripRequest>

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
