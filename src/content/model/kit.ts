import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { pictureSchema, picturesSchema } from '../picture'
import { contentType } from './content-type'
import { facts } from './facts'
import { optionalList, price, rating, reviewCount, slug } from './fields'
import { PICTURE, PICTURES } from './fragments'
import { localizedName, localizedNames, localizedText } from './localized'

export const KITS_QUERY = defineQuery(`*[_type == "kit"] | order(position asc, _id asc) {
  _id, "kind": _type, "id": slug.current, "updatedAt": _updatedAt, name, description, price, rating, reviews, items, facts, keywords,
  "contents": contents[]->slug.current,
  "pictures": ${PICTURES}, shareImage ${PICTURE}
}`)

export const kit = contentType({
  name: 'kit',
  query: KITS_QUERY,
  schema: z
    .object({
      kind: z.literal('kit'),
      id: slug,
      updatedAt: z.string(),
      name: localizedName,
      description: localizedText,
      price,
      rating,
      reviews: reviewCount,
      items: localizedNames,
      /** Ids of the products in the kit; none if one of them is not published. */
      contents: z.array(slug.nullable()).nullish(),
      facts,
      /** Other words that shoppers search for it with. */
      keywords: optionalList,
      pictures: picturesSchema,
      /** For social networks, if editors made one. */
      shareImage: optional(pictureSchema).catch(undefined),
    })
    .transform(({ contents, ...kit }) => ({
      ...kit,
      contents: contents?.includes(null) ? [] : (contents ?? []).filter((id) => id !== null),
      picture: kit.pictures[0],
    })),
  page: { route: 'product', param: 'slug', isMain: true },
  ifInvalid: 'leave out',
})
