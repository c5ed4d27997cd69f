import type { Cart } from '~/features/cart/cart'
import type { Card } from '~/features/catalog-index/card'
import { type CatalogIndex, cardAt } from '~/features/catalog-index/catalog-index'
import { type Cents, toCents } from '~/lib/money'

/** A suggestion helps only where little is missing, in base cents. */
const LITTLE = toCents(1000)

/** The cheapest product that is not in the cart and reaches free shipping; at the same price, the better rated one. */
export function suggestionFor(
  catalog: CatalogIndex,
  cart: Cart,
  missing: Cents,
  kitLabel: string,
): Card | undefined {
  if (missing === 0 || missing >= LITTLE) return undefined
  const owned = new Set(cart.map(({ id }) => id))
  const { left, prices, ratings } = catalog
  const [row] = catalog.ids
    .flatMap((id, index) =>
      !owned.has(id) && left[index] !== 0 && (prices[index] ?? 0) >= missing ? [index] : [],
    )
    .sort((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0) || (ratings[b] ?? 0) - (ratings[a] ?? 0))
  return row === undefined ? undefined : cardAt(catalog, row, kitLabel)
}
