import { localizedString, localizedText, type Pair, picture, slug } from '../editorial/localized'
import type { CategoryId } from './categories'

interface SellableWords {
  readonly name: string
  readonly description: string
  /** What the picture shows. */
  readonly alt: string
}

interface Sellable {
  readonly id: string
  /** Decimal USD. */
  readonly price: number
  /** 0 to 5; left out while nobody has said anything. */
  readonly rating?: number
  readonly reviews?: number
}

export interface ProductSeed extends Sellable, Pair<SellableWords & { readonly details: readonly string[] }> {
  readonly category: CategoryId
  readonly subCategory?: 'fragrance' | 'body-care' | 'oral-care' | 'hand-care' | 'skincare'
  /** Decimal USD before the sale: the product is on sale when it is there. */
  readonly originalPrice?: number
}

export interface KitSeed extends Sellable, Pair<SellableWords & { readonly items: readonly string[] }> {}

const lists = ({ es, en }: Pair<readonly string[]>) => ({ _type: 'localizedStrings' as const, es, en })

const sellable = ({ id, price, rating, reviews, es, en }: Sellable & Pair<SellableWords>, index: number) => ({
  _id: id,
  name: localizedString({ es: es.name, en: en.name }),
  slug: slug(id),
  description: localizedText({ es: es.description, en: en.description }),
  price,
  picture: picture({ es: es.alt, en: en.alt }),
  ...(rating !== undefined && { rating, reviews }),
  position: (index + 1) * 10,
})

/** The Sanity document of a product; `index` is its place in the shop. */
export const productDocument = (seed: ProductSeed, index: number) => ({
  ...sellable(seed, index),
  _type: 'product' as const,
  category: { _type: 'reference' as const, _ref: `category-${seed.category}` },
  ...(seed.subCategory && { subCategory: seed.subCategory }),
  isSale: seed.originalPrice !== undefined,
  ...(seed.originalPrice !== undefined && { originalPrice: seed.originalPrice }),
  details: lists({ es: seed.es.details, en: seed.en.details }),
})

/** The Sanity document of a kit; `index` is its place in the shop. */
export const kitDocument = (seed: KitSeed, index: number) => ({
  ...sellable(seed, index),
  _type: 'kit' as const,
  items: lists({ es: seed.es.items, en: seed.en.items }),
})
