import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureSchema } from '../picture'
import { contentType } from './content-type'
import { price, rating, reviewCount, slug } from './fields'
import { PICTURE } from './fragments'
import { localizedList, localizedText } from './localized'

export const KITS_QUERY = defineQuery(`*[_type == "kit"] | order(position asc, _id asc) {
  _id, "kind": _type, "id": slug.current, "updatedAt": _updatedAt, name, description, price, rating, reviews, items,
  picture ${PICTURE}
}`)

export const kit = contentType({
  name: 'kit',
  query: KITS_QUERY,
  schema: z.object({
    kind: z.literal('kit'),
    id: slug,
    updatedAt: z.string(),
    name: localizedText,
    description: localizedText,
    price,
    rating,
    reviews: reviewCount,
    items: localizedList,
    picture: pictureSchema,
  }),
  page: { route: 'kits' },
  ifInvalid: 'fail',
})
