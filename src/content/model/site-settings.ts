import { defineQuery } from 'groq'
import { z } from 'zod'
import { RETURN_DAYS } from '~/lib/return-days'
import { unbrokenTimes } from '~/lib/unbroken'
import { optional } from '~/lib/optional.server'
import { RATE_FIELDS, rateFields, ratesOf } from '../rates'
import { BANNER_PLACEHOLDERS, onlyPlaceholders } from '../placeholders'
import { contentType } from './content-type'
import { optionalUrl, price } from './fields'
import { localized, localizedText, optionalText } from './localized'

export const SETTINGS_QUERY = defineQuery(`*[_id == "siteSettings" && _type == "siteSettings"] {
  _id, brand, tagline, legalName, address, email, phone, hours, openingDate, "rates": { ${RATE_FIELDS} }, freeShippingThreshold, flatShipping, discountCode, discountPercent,
  bannerUsa, bannerHonduras, whatsappGreeting, facebookUrl, instagramUrl, youtubeUrl, messengerUrl, googleMapsUrl, ridePartnerUrl,
  "synonyms": synonyms[].words,
  taxNote, returnDays, "thanksPost": thanksPost->slug.current
}`)

export const siteSettings = contentType({
  name: 'siteSettings',
  isSingleton: true,
  query: SETTINGS_QUERY,
  schema: z
    .object({
      brand: z.string().min(1),
      tagline: localizedText,
      legalName: z.string().min(1),
      /** Postal, in one line. */
      address: localizedText,
      email: z.email(),
      /** International, with its plus sign. */
      phone: z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be an international number such as +50499990000'),
      /** When people answer, such as `Monday to Friday, 8 a.m. to 5 p.m.` */
      hours: localized(z.string().transform(unbrokenTimes)),
      /** YYYY-MM-DD */
      openingDate: z.iso.date(),
      rates: rateFields.transform(ratesOf),
      freeShippingThreshold: price,
      flatShipping: price,
      discountCode: z.string().min(1),
      discountPercent: z.number().positive().max(100),
      bannerUsa: localizedText,
      bannerHonduras: localizedText,
      whatsappGreeting: localizedText,
      facebookUrl: optionalUrl,
      instagramUrl: optionalUrl,
      youtubeUrl: optionalUrl,
      messengerUrl: optionalUrl,
      googleMapsUrl: optionalUrl,
      ridePartnerUrl: optionalUrl,
      /** Groups of words and phrases, in any language: a search for one finds what another one describes. */
      synonyms: z
        .array(z.array(z.string()).nullable())
        .nullish()
        .transform((groups) => (groups ?? []).map((words) => words ?? [])),
      taxNote: optionalText,
      /** How long after delivery something can be returned. */
      returnDays: z
        .int()
        .min(1)
        .nullish()
        .transform((days) => days ?? RETURN_DAYS),
      /** The article to read after buying. */
      thanksPost: optional(z.string()),
    })
    .superRefine(({ bannerUsa, bannerHonduras }, context) =>
      onlyPlaceholders(BANNER_PLACEHOLDERS)({ bannerUsa, bannerHonduras }, context),
    ),
  page: { route: 'home' },
  onEveryPage: true,
  ifInvalid: 'fail',
})
