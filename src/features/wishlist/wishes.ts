import type { Card } from '~/features/catalog-index/card'
import { cardAt, type CatalogIndex } from '~/features/catalog-index/catalog-index'
import type { Wishlist } from './wishlist'

/** A wish as the catalogue of today knows it; without a card it is no longer sold. */
export interface Wish {
  readonly id: string
  readonly card?: Card | undefined
}

export const isThere = (wish: Wish): wish is { id: string; card: Card } => wish.card !== undefined

/** The list's products, newest wish first. `kitLabel` stands where a product has its category. */
export const wishesIn = (index: CatalogIndex, list: Wishlist, kitLabel: string): Wish[] =>
  list.toReversed().map((id) => {
    const row = index.ids.indexOf(id)
    return row < 0 ? { id } : { id, card: cardAt(index, row, kitLabel) }
  })
