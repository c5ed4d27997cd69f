import * as v from 'valibot'
import { count, id, MAX_DAYS, startDate, tripParameters } from '../engine/parameters'

const controls = tripParameters.entries

/** A text may ask for a longer trip than can be planned. */
export const MOST_DAYS_READ = 999

const words = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.readonly())

/** What a text says about a trip: only what it names. Nothing else can reach the controls. */
export const understood = v.strictObject({
  arrival: v.optional(controls.arrival),
  departure: v.optional(controls.departure),
  adults: v.optional(controls.adults),
  children: v.optional(controls.children),
  infants: v.optional(controls.infants),
  places: v.optional(controls.places),
  /** By place; 0 where they do not want to go. */
  nights: v.optional(v.record(id, count(0, MAX_DAYS))),
  interests: v.optional(controls.interests),
  avoid: controls.avoid,
  without: controls.without,
  pace: v.optional(controls.pace),
  bag: v.optional(controls.bag),
  origin: v.optional(controls.origin),
  exit: controls.exit,
  when: v.strictObject({
    start: v.optional(startDate),
    month: v.optional(count(1, 12)),
    days: v.optional(count(1, MOST_DAYS_READ)),
  }),
  /** Named in the text, but not the year of the plan. */
  year: v.optional(count(2000, 2099)),
  /** Requests that plans do not consider, such as a budget, as written. */
  ignored: v.optional(words),
  /** Words that were not understood, as written. */
  unknown: words,
})

export type Understood = v.InferOutput<typeof understood>
