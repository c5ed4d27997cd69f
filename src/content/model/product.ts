import { defineQuery } from 'groq'
import { z } from 'zod'
import { priceAt } from '~/lib/sale'
import { optional } from '~/lib/optional.server'
import { pictureSchema, picturesSchema } from '../picture'
import { contentType } from './content-type'
import { facts } from './facts'
import { flag, optionalList, price, rating, reviewCount, slug } from './fields'
import { PICTURE, PICTURES } from './fragments'
import { localizedName, localizedText } from './localized'

export const SUB_CATEGORIES = ['fragrance', 'body-care', 'oral-care', 'hand-care', 'skincare'] as const

export const PRODUCTS_QUERY = defineQuery(`*[_type == "product"] | order(position asc, _id asc) {
  _id, "kind": _type, "id": slug.current, "updatedAt": _updatedAt, name, description,
  "category": category->{ "id": slug.current, name }, subCategory,
  price, originalPrice, isSale, saleFrom, saleUntil, rating, reviews, details, facts, keywords,
  "pictures": ${PICTURES}, shareImage ${PICTURE}
}`)

export const product = contentType({
  name: 'product',
  query: PRODUCTS_QUERY,
  schema: z
    .object({
      kind: z.literal('product'),
      id: slug,
      updatedAt: z.string(),
      name: localizedName,
      description: localizedText,
      category: z.object(
        { id: slug, name: localizedText },
        'has no category, or one that does not exist any more',
      ),
      subCategory: optional(z.enum(SUB_CATEGORIES)),
      price,
      /** The Studio hides it unless the product is on sale. */
      originalPrice: optional(price).catch(undefined),
      isSale: flag,
      saleFrom: optional(z.iso.datetime({ offset: true })),
      saleUntil: optional(z.iso.datetime({ offset: true })),
      rating,
      reviews: reviewCount,
      details: optionalList,
      facts,
      /** Other words that shoppers search for it with. */
      keywords: optionalList,
      pictures: picturesSchema,
      /** For social networks, if editors made one. */
      shareImage: optional(pictureSchema).catch(undefined),
    })
    .transform(({ isSale, saleFrom, saleUntil, price: salePrice, originalPrice, ...product }) => ({
      ...product,
      picture: product.pictures[0],
      ...priceAt({ price: salePrice, originalPrice, isSale, saleFrom, saleUntil }, new Date()),
    })),
  page: { route: 'product', param: 'slug', isMain: true },
  ifInvalid: 'leave out',
  isTimed: ({ saleFrom, saleUntil }) => Boolean(saleFrom ?? saleUntil),
})
