import { defineQuery } from 'groq'
import { z } from 'zod'
import { onlyPlaceholders, PLACEHOLDERS } from '../placeholders'
import { contentType } from './content-type'
import { titledText } from './fields'
import { localizedText } from './localized'

export const LANDING_PAGE_QUERY = defineQuery(`*[_id == "landingPage" && _type == "landingPage"] {
  _id, title, subtitle, gear, comfort, connected, adventures, barText, barButton
}`)

export const landingPage = contentType({
  name: 'landingPage',
  isSingleton: true,
  query: LANDING_PAGE_QUERY,
  schema: z
    .object({
      title: localizedText,
      subtitle: localizedText,
      gear: titledText,
      comfort: titledText,
      connected: titledText,
      adventures: titledText,
      barText: localizedText,
      barButton: localizedText,
    })
    .superRefine(onlyPlaceholders(PLACEHOLDERS)),
  page: { route: 'landing', isMain: true },
  ifInvalid: 'fail',
})
