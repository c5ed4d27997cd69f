import { defineQuery } from 'groq'
import { z } from 'zod'
import { onlyPlaceholders, PLACEHOLDERS } from '../placeholders'
import { contentType } from './content-type'
import { titledText } from './fields'
import { localizedText } from './localized'

export const AGENT_PAGE_QUERY = defineQuery(`*[_id == "agentPage" && _type == "agentPage"] {
  _id, heroTitle, heroText, aiHelps, disclaimer, contactTitle, contactText, whatsappMessage
}`)

export const agentPage = contentType({
  name: 'agentPage',
  isSingleton: true,
  query: AGENT_PAGE_QUERY,
  schema: z
    .object({
      heroTitle: localizedText,
      heroText: localizedText,
      aiHelps: z.array(titledText),
      disclaimer: localizedText,
      contactTitle: localizedText,
      contactText: localizedText,
      whatsappMessage: localizedText,
    })
    .superRefine(onlyPlaceholders(PLACEHOLDERS)),
  page: { route: 'agent', isMain: true },
  ifInvalid: 'fail',
})
