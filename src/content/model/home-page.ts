import { defineQuery } from 'groq'
import { z } from 'zod'
import { onlyPlaceholders, PLACEHOLDERS } from '../placeholders'
import { contentType } from './content-type'
import { slug, titledText } from './fields'
import { localizedText } from './localized'

export const HOME_PAGE_QUERY = defineQuery(`*[_id == "homePage" && _type == "homePage"] {
  _id, heroTitle, heroSubtitle, salesBanner, agentCard, blogCard, kitsCard, esimCard, toiletriesCard,
  "featured": featured[]->slug.current
}`)

export const homePage = contentType({
  name: 'homePage',
  isSingleton: true,
  query: HOME_PAGE_QUERY,
  schema: z
    .object({
      heroTitle: localizedText,
      heroSubtitle: localizedText,
      salesBanner: titledText,
      agentCard: titledText,
      blogCard: titledText,
      kitsCard: titledText,
      esimCard: titledText,
      toiletriesCard: titledText,
      /** Ids of the products that editors chose, in their order. */
      featured: z
        .array(slug.nullable())
        .nullish()
        .transform((ids) => (ids ?? []).filter((id) => id !== null)),
    })
    .superRefine(onlyPlaceholders(PLACEHOLDERS)),
  page: { route: 'home', isMain: true },
  ifInvalid: 'fail',
})
