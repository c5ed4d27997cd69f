import type { Product } from '~/content/sanity.types'
import {
  localizedList,
  localizedString,
  localizedText,
  type Pair,
  picture,
  slug,
} from '../editorial/localized'
import { altsOf, shareAltOf } from './alts'
import type { CategoryId } from './categories'
import { factsOf } from './facts'
import { hotspotOf } from './hotspots'
import { keywordsOf } from './keywords'

interface SellableTexts {
  readonly name: string
  readonly description: string
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

export interface KitSeed extends Sellable, Pair<SellableTexts & { readonly items: readonly string[] }> {
  /** Ids of the products in the kit. */
  readonly contents: readonly string[]
}

const sellable = ({ id, price, rating, reviews, es, en }: Sellable & Pair<SellableTexts>, index: number) => ({
  _id: id,
  name: localizedString({ es: es.name, en: en.name }),
  slug: slug(id),
  description: localizedText({ es: es.description, en: en.description }),
  price,
  pictures: altsOf(id).map(([_key, alt]) => ({ _key, ...picture(alt), hotspot: hotspotOf(_key) })),
  shareImage: picture(shareAltOf(id)),
  facts: factsOf(id),
  keywords: localizedList(keywordsOf(id)),
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
  details: localizedList({ es: seed.es.details, en: seed.en.details }),
  ...((seed.fields ?? {}) as object),
})

/** The Sanity document of a kit; `index` is its position in the shop. */
export const kitDocument = (seed: KitSeed, index: number) => ({
  ...sellable(seed, index),
  _type: 'kit' as const,
  items: localizedList({ es: seed.es.items, en: seed.en.items }),
  contents: seed.contents.map((id) => ({ _key: id, _type: 'reference' as const, _ref: id, _weak: true })),
})
