import { defineQuery } from 'groq'
import { z } from 'zod'
import { LOCALES } from '~/i18n/locales'
import { contentType } from './content-type'
import { flag, slug } from './fields'

export const REVIEWS_QUERY =
  defineQuery(`*[_type == "review" && status == "published"] | order(createdAt desc, _id asc) {
  _id, item, rating, text, name, locale, createdAt, isSample
}`)

/** A buyer's review that an editor has published. */
export const review = contentType({
  name: 'review',
  query: REVIEWS_QUERY,
  schema: z.object({
    item: slug,
    rating: z.int().min(1).max(5),
    text: z.string().trim().min(1),
    name: z.string().trim().min(1),
    /** Language of the text. */
    locale: z.enum(LOCALES),
    createdAt: z.iso.datetime({ offset: true }),
    /** Written for the demo shop, not by a buyer. */
    isSample: flag,
  }),
  page: { route: 'products' },
  ifInvalid: 'leave out',
})
