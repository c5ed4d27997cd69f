import type { Product } from '~/content/sanity.types'
import { localizedString, localizedText, type Pair, picture, slug } from '../editorial/localized'
import type { CategoryId } from './categories'

interface SellableTexts {
  readonly name: string
  readonly description: string
  /** Alternative text of the picture. */
  readonly alt: string
}

interface Sellable {
  readonly id: string
  /** Decimal USD. */
  readonly price: number
  /** 0 to 5; omitted without reviews. */
  readonly rating?: number
  readonly reviews?: number
}

export interface ProductSeed extends Sellable, Pair<SellableTexts & { readonly details: readonly string[] }> {
  readonly category: CategoryId
  readonly subCategory?: 'fragrance' | 'body-care' | 'oral-care' | 'hand-care' | 'skincare'
  /** Decimal USD before the sale. A product with an original price is on sale. */
  readonly originalPrice?: number
  /** Further fields, as the Studio stores them. */
  readonly fields?: Partial<Product>
}

export interface KitSeed extends Sellable, Pair<SellableTexts & { readonly items: readonly string[] }> {}

const lists = ({ es, en }: Pair<readonly string[]>) => ({ _type: 'localizedStrings' as const, es, en })

const sellable = ({ id, price, rating, reviews, es, en }: Sellable & Pair<SellableTexts>, index: number) => ({
  _id: id,
  name: localizedString({ es: es.name, en: en.name }),
  slug: slug(id),
  description: localizedText({ es: es.description, en: en.description }),
  price,
  picture: picture({ es: es.alt, en: en.alt }),
  ...(rating !== undefined && { rating, reviews }),
  position: (index + 1) * 10,
})

/** The Sanity document of a product; `index` is its position in the shop. */
export const productDocument = (seed: ProductSeed, index: number) => ({
  ...sellable(seed, index),
  _type: 'product' as const,
  category: { _type: 'reference' as const, _ref: `category-${seed.category}` },
  ...(seed.subCategory && { subCategory: seed.subCategory }),
  isSale: seed.originalPrice !== undefined,
  ...(seed.originalPrice !== undefined && { originalPrice: seed.originalPrice }),
  details: lists({ es: seed.es.details, en: seed.en.details }),
  ...(seed.fields as object | undefined),
})

/** The Sanity document of a kit; `index` is its position in the shop. */
export const kitDocument = (seed: KitSeed, index: number) => ({
  ...sellable(seed, index),
  _type: 'kit' as const,
  items: lists({ es: seed.es.items, en: seed.en.items }),
})
