import { defineQuery } from 'groq'
import { z } from 'zod'
import { onlyPlaceholders, PLACEHOLDERS } from '../placeholders'
import { contentType } from './content-type'
import { titledText } from './fields'
import { localizedText } from './localized'

export const ESIM_PAGE_QUERY = defineQuery(`*[_id == "esimPage" && _type == "esimPage"] {
  _id, title, intro, instantActivation, globalCoverage, noContracts, multiplePlans
}`)

export const esimPage = contentType({
  name: 'esimPage',
  isSingleton: true,
  query: ESIM_PAGE_QUERY,
  schema: z
    .object({
      title: localizedText,
      intro: localizedText,
      instantActivation: titledText,
      globalCoverage: titledText,
      noContracts: titledText,
      multiplePlans: titledText,
    })
    .superRefine(onlyPlaceholders(PLACEHOLDERS)),
  page: { route: 'esim', isMain: true },
  ifInvalid: 'fail',
})
