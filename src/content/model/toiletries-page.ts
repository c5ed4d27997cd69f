import { defineQuery } from 'groq'
import { z } from 'zod'
import { onlyPlaceholders, PLACEHOLDERS } from '../placeholders'
import { contentType } from './content-type'
import { titledBody } from './fields'
import { BODY } from './fragments'
import { localizedText } from './localized'

export const TOILETRIES_PAGE_QUERY = defineQuery(`*[_id == "toiletriesPage" && _type == "toiletriesPage"] {
  _id, title, intro,
  liquidLimits { title, body ${BODY} }, containerTypes { title, body ${BODY} }, whyChoose { title, body ${BODY} }
}`)

export const toiletriesPage = contentType({
  name: 'toiletriesPage',
  isSingleton: true,
  query: TOILETRIES_PAGE_QUERY,
  schema: z
    .object({
      title: localizedText,
      intro: localizedText,
      liquidLimits: titledBody,
      containerTypes: titledBody,
      whyChoose: titledBody,
    })
    .superRefine(onlyPlaceholders(PLACEHOLDERS)),
  page: { route: 'toiletries', isMain: true },
  ifInvalid: 'fail',
})
