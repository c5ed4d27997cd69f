import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { pictureSchema } from '../picture'
import { onlyPlaceholders, PLACEHOLDERS } from '../placeholders'
import { contentType } from './content-type'
import { titledBody } from './fields'
import { PICTURE } from './fragments'
import { localizedText, optionalText } from './localized'

export const ABOUT_PAGE_QUERY = defineQuery(`*[_id == "aboutPage" && _type == "aboutPage"] {
  _id, title, intro, note, signature, sections, picture ${PICTURE}
}`)

export const aboutPage = contentType({
  name: 'aboutPage',
  isSingleton: true,
  query: ABOUT_PAGE_QUERY,
  schema: z
    .object({
      title: localizedText,
      intro: localizedText,
      note: optionalText,
      signature: optionalText,
      sections: z.array(titledBody),
      picture: optional(pictureSchema),
    })
    .superRefine(onlyPlaceholders(PLACEHOLDERS)),
  page: { route: 'about', isMain: true },
  ifInvalid: 'fail',
})
