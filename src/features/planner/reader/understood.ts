import { z } from '~/lib/browser-zod'
import { startDate, tripParameters } from '../engine/parameters'

const controls = tripParameters.shape

/** A text may ask for a longer trip than can be planned. */
export const MOST_DAYS_READ = 999

/** What a text says about a trip: only what it names. Nothing else can reach the controls. */
export const understood = z.strictObject({
  arrival: z.optional(controls.arrival),
  departure: z.optional(controls.departure),
  adults: z.optional(controls.adults),
  children: z.optional(controls.children),
  infants: z.optional(controls.infants),
  places: z.optional(controls.places),
  interests: z.optional(controls.interests),
  pace: z.optional(controls.pace),
  bag: z.optional(controls.bag),
  origin: z.optional(controls.origin),
  when: z.strictObject({
    start: z.optional(startDate),
    month: z.optional(z.int().check(z.gte(1), z.lte(12))),
    days: z.optional(z.int().check(z.gte(1), z.lte(MOST_DAYS_READ))),
  }),
  /** Words that were not understood, as written. */
  unknown: z.readonly(z.array(z.string().check(z.maxLength(60)))),
})

export type Understood = z.infer<typeof understood>

/** The longest text that is read. */
export const MAX_TEXT = 1000
