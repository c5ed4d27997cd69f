import { defineQuery } from 'groq'
import { z } from 'zod'
import { onlyPlaceholders, PLACEHOLDERS } from '../placeholders'
import { contentType } from './content-type'
import { titledText } from './fields'
import { localizedText } from './localized'

export const HOME_PAGE_QUERY = defineQuery(`*[_id == "homePage" && _type == "homePage"] {
  _id, heroTitle, heroSubtitle, salesBanner, agentCard, blogCard, kitsCard, esimCard, toiletriesCard
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
    })
    .superRefine(onlyPlaceholders(PLACEHOLDERS)),
  page: { route: 'home', isMain: true },
  ifInvalid: 'fail',
})
