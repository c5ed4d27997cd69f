import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { pictureSchema } from '../picture'
import { ENTRIES } from '../trip-choices'
import { contentType } from './content-type'
import { choices, slug, textList } from './fields'
import { PICTURE } from './fragments'
import { localizedText, optionalText } from './localized'

export const DESTINATIONS_QUERY = defineQuery(`*[_type == "destination"] | order(position asc, _id asc) {
  _id, "id": slug.current, "updatedAt": _updatedAt, name, town, description, synonyms,
  coordinates { lat, lng }, altitude, suggestedNights, entries,
  climate[] { high, low, rainyDays, sea },
  "posts": posts[]->slug.current, source,
  picture ${PICTURE}
}`)

/** The normals of one month: °C and days with rain. */
const monthClimate = z.object({
  high: z.number(),
  low: z.number(),
  rainyDays: z.number().min(0).max(31),
  sea: optional(z.number()),
})

export const destination = contentType({
  name: 'destination',
  query: DESTINATIONS_QUERY,
  schema: z.object({
    id: slug,
    updatedAt: z.string(),
    name: localizedText,
    /** Where travelers sleep, if it has another name. */
    town: optionalText,
    description: localizedText,
    /** Other names that travelers write. */
    synonyms: textList,
    coordinates: optional(z.object({ lat: z.number(), lng: z.number() })),
    /** In meters. */
    altitude: optional(z.number()),
    suggestedNights: optional(z.number()),
    entries: choices(ENTRIES),
    /** January to December. */
    climate: optional(z.array(monthClimate).length(12)),
    posts: textList,
    source: optional(z.string()),
    picture: optional(pictureSchema),
  }),
  page: { route: 'agent' },
  ifInvalid: 'leave out',
})
