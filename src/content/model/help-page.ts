import { defineQuery } from 'groq'
import { z } from 'zod'
import { onlyPlaceholders, PLACEHOLDERS } from '../placeholders'
import { contentType } from './content-type'
import { slug, titledBody } from './fields'
import { localizedText } from './localized'

export const HELP_PAGE_QUERY = defineQuery(`*[_id == "helpPage" && _type == "helpPage"] {
  _id, title, intro, topics
}`)

export const helpPage = contentType({
  name: 'helpPage',
  isSingleton: true,
  query: HELP_PAGE_QUERY,
  schema: z
    .object({
      title: localizedText,
      intro: localizedText,
      topics: z.array(
        z.object({
          /** For links to the topic: `/shop/help#shipping`. */
          anchor: slug,
          title: localizedText,
          /** A question as title and its answer. */
          questions: z.array(titledBody).min(1, 'has no questions'),
        }),
      ),
    })
    .superRefine(onlyPlaceholders(PLACEHOLDERS)),
  page: { route: 'help', isMain: true },
  ifInvalid: 'fail',
})
