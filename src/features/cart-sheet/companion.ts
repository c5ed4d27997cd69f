import type { Cart } from '~/features/cart/cart'
import { suggestionFor } from '~/features/cart-page/suggestion'
import type { Card } from '~/features/catalog-index/card'
import { type CatalogIndex, cardAt } from '~/features/catalog-index/catalog-index'
import type { Cents } from '~/lib/money'

/**
 * What goes with the product just added: what reaches free shipping where little is missing, or else the best rated
 * product of the same category that is not in the cart.
 */
export const companionOf = (
  catalog: CatalogIndex,
  cart: Cart,
  id: string,
  missing: Cents,
  kitLabel: string,
): Card | undefined => {
  const owned = new Set(cart.map((line) => line.id))
  const { category, left, ratings } = catalog
  const own = category[catalog.ids.indexOf(id)] ?? -1
  const [row] = catalog.ids
    .flatMap((other, index) =>
      own >= 0 && category[index] === own && !owned.has(other) && left[index] !== 0 ? [index] : [],
    )
    .sort((a, b) => (ratings[b] ?? 0) - (ratings[a] ?? 0))
  return (
    suggestionFor(catalog, cart, missing, kitLabel) ??
    (row === undefined ? undefined : cardAt(catalog, row, kitLabel))
  )
}
