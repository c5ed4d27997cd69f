import { z } from 'zod'
import { centsFromDecimal } from '~/lib/money'
import { localized, localizedList, localizedText } from './localized-schemas'
import { pictureSchema } from './picture'
import { portableText } from './portable-text'
import { rateFields } from './rates'

/** Decimal dollars above zero, with at most two decimals. */
const price = z
  .number('has no price')
  .positive('must cost more than zero')
  .transform((value, context) => {
    try {
      return centsFromDecimal(value)
    } catch (cause) {
      context.addIssue({ code: 'custom', message: cause instanceof Error ? cause.message : 'is no price' })
      return z.NEVER
    }
  })

const id = z
  .string('has no slug')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug may hold a-z, 0-9 and single hyphens')
const name = localizedText
/** An odd rating is not shown (CARD-02), it does not fail the page. */
const rating = z
  .number()
  .min(0)
  .max(5)
  .nullish()
  .catch(null)
  .transform((value) => value ?? undefined)
const reviews = z
  .number()
  .int()
  .nonnegative()
  .nullish()
  .catch(null)
  .transform((value) => value ?? undefined)
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
const optionalUrl = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .transform((value) => value ?? undefined)
const none = <Value>(value: Value | null | undefined) => value ?? undefined

export const categorySchema = z.object({ _id: z.string(), id, name })

export const SUB_CATEGORIES = ['fragrance', 'body-care', 'oral-care', 'hand-care', 'skincare'] as const
export type SubCategory = (typeof SUB_CATEGORIES)[number]

export const productSchema = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  id,
  name,
  description: localizedText,
  category: z.string('has no category, or one that does not exist any more'),
  subCategory: z.enum(SUB_CATEGORIES).nullish().transform(none),
  price,
  originalPrice: price.nullish().transform(none),
  isSale: flag,
  rating,
  reviews,
  details: localizedList.nullish().transform((list) => list ?? { es: [], en: [] }),
  picture: pictureSchema,
})

export const kitSchema = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  id,
  name,
  description: localizedText,
  price,
  rating,
  reviews,
  items: localizedList,
  picture: pictureSchema,
})

export const POST_CATEGORIES = [
  'technology',
  'travel-news',
  'travel-trends',
  'destinations',
  'safety',
  'sustainable-tourism',
  'economy',
] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]

export const postSchema = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  id,
  title: localizedText,
  excerpt: localizedText,
  body: localized(portableText),
  publishedAt: z.iso.date(),
  author: z.string(),
  category: z.enum(POST_CATEGORIES),
  tags: localizedList.nullish().transform((list) => list ?? { es: [], en: [] }),
  isFacebookEmbed: flag,
  facebookUrl: optionalUrl,
  showRidePartner: flag,
  picture: pictureSchema,
})

export const POLICY_TYPES = [
  'terms-and-conditions',
  'privacy-policy',
  'return-policy',
  'shipping-policy',
] as const
export type PolicyType = (typeof POLICY_TYPES)[number]

export const policySchema = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  id: z.enum(POLICY_TYPES),
  title: localizedText,
  body: localized(portableText),
  lastUpdated: z.iso.date().nullish().transform(none),
})

export const destinationSchema = z.object({
  _id: z.string(),
  id,
  name,
  description: localizedText,
  picture: pictureSchema,
})

export const settingsSchema = z.object({
  _id: z.string(),
  brand: z.string().min(1),
  tagline: localizedText,
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be an international number such as +50499990000'),
  openingDate: z.iso.date(),
  ...rateFields.shape,
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
})
