import type { Card } from '~/features/catalog-index/card'
import { cardAt, type CatalogIndex } from '~/features/catalog-index/catalog-index'
import type { Wishlist } from './wishlist'

/** A wish with its product from the current catalog; without `card`, it is no longer sold. */
export interface Wish {
  readonly id: string
  readonly card?: Card | undefined
}

/** The list's products, newest wish first. Kits show `kitLabel` in place of a category. */
export const wishesIn = (index: CatalogIndex, list: Wishlist, kitLabel: string): Wish[] =>
  list.toReversed().map((id) => {
    const row = index.ids.indexOf(id)
    return row < 0 ? { id } : { id, card: cardAt(index, row, kitLabel) }
  })

/** Its name in a sentence; ids are not for readers. */
export const nameOf = ({ card }: Wish, { goneName }: { readonly goneName: string }): string =>
  card?.name ?? goneName
