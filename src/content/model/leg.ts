import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { MODES } from '../trip-choices'
import { contentType } from './content-type'
import { slug, weekdays } from './fields'
import { optionalText } from './localized'

export const LEGS_QUERY = defineQuery(`*[_type == "leg"] | order(_id asc) {
  _id, "from": from->slug.current, "to": to->slug.current, mode, hours, note, days, source
}`)

/** A connection between two destinations, in both directions. */
export const leg = contentType({
  name: 'leg',
  query: LEGS_QUERY,
  schema: z.object({
    _id: z.string(),
    from: slug,
    to: slug,
    mode: z.enum(MODES),
    hours: z.number().positive().max(24),
    note: optionalText,
    /** ISO weekdays on which it runs; none for every day. */
    days: weekdays,
    source: optional(z.string()),
  }),
  page: { route: 'trip' },
  ifInvalid: 'leave out',
})
