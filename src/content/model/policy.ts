import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { onlyPlaceholders, PLACEHOLDERS } from '../placeholders'
import { portableText } from '../portable-text'
import { contentType } from './content-type'
import { BODY } from './fragments'
import { localized, localizedText } from './localized'

export const POLICY_TYPES = [
  'terms-and-conditions',
  'privacy-policy',
  'return-policy',
  'shipping-policy',
] as const

export const POLICIES_QUERY = defineQuery(`*[_type == "policy"] | order(_id asc) {
  _id, "id": slug.current, "updatedAt": _updatedAt, title, body ${BODY}, lastUpdated
}`)

export const policy = contentType({
  name: 'policy',
  query: POLICIES_QUERY,
  schema: z
    .object({
      id: z.string().pipe(z.enum(POLICY_TYPES)),
      updatedAt: z.string(),
      title: localizedText,
      body: localized(portableText),
      /** YYYY-MM-DD, if an editor set it. */
      lastUpdated: optional(z.iso.date()),
    })
    .superRefine(onlyPlaceholders(PLACEHOLDERS)),
  page: { route: 'policy', param: 'slug', isMain: true },
  ifInvalid: 'fail',
})
