import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { pictureSchema } from '../picture'
import { INTERESTS, LENGTHS, NEEDS, TIMES } from '../trip-choices'
import { contentType } from './content-type'
import { choices, flag, months, slug, weekdays } from './fields'
import { PICTURE } from './fragments'
import { localizedText } from './localized'

export const ACTIVITIES_QUERY = defineQuery(`*[_type == "activity"] | order(position asc, _id asc) {
  _id, "id": slug.current, name, description, "place": place->slug.current, "visits": visits->slug.current, length, times, interests, needs,
  months, closedDays, minAge, inRain, isHighlight, source,
  picture ${PICTURE}
}`)

export const activity = contentType({
  name: 'activity',
  query: ACTIVITIES_QUERY,
  schema: z.object({
    id: slug,
    name: localizedText,
    description: localizedText,
    /** Id of the destination. */
    place: slug,
    /** Id of the destination to which it is a day trip. */
    visits: optional(slug),
    length: z.enum(LENGTHS),
    times: choices(TIMES).refine((list) => list.length > 0, 'has no time of the day'),
    interests: choices(INTERESTS),
    needs: choices(NEEDS),
    /** Months in which it is worth doing; none for all. */
    months,
    /** ISO weekdays. */
    closedDays: weekdays,
    /** Age of the youngest traveler who can take part. */
    minAge: z
      .number()
      .min(0)
      .nullish()
      .transform((age) => age ?? 0),
    /** Good on a rainy day too. */
    inRain: flag,
    isHighlight: flag,
    source: optional(z.string()),
    picture: optional(pictureSchema),
  }),
  page: { route: 'trip' },
  ifInvalid: 'leave out',
})
