import { z } from '~/lib/browser-zod'
import { startDate, tripParameters } from '../engine/parameters'

const { when: _, ...controls } = tripParameters.shape

/** A text may ask for a longer trip than can be planned. */
export const MOST_DAYS_READ = 999

/** What a text says about a trip: only what it names. Nothing else can reach the controls. */
export const understood = z.strictObject({
  ...z.partial(z.strictObject(controls)).shape,
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
