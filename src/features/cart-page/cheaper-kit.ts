import type { Card } from '~/features/catalog-index/card'
import { type CatalogIndex, cardAt } from '~/features/catalog-index/catalog-index'
import { type Cents, sum, toCents, ZERO } from '~/lib/money'
import type { KitPrice } from './cart-shop'
import type { CheckedLine } from './reconcile'

export interface KitOffer {
  readonly kit: Card
  /** Ids of its products in the cart. */
  readonly parts: readonly string[]
  /** The savings with the kit, in base cents. */
  readonly saves: Cents
}

/** Prices of available products by id. */
const pricesOf = (lines: readonly CheckedLine[]): ReadonlyMap<string, Cents> =>
  new Map(lines.flatMap(({ id, gone, price }) => (gone ? [] : [[id, price]])))

/** What the kit's products in the cart cost separately. */
const separately = (prices: ReadonlyMap<string, Cents>, parts: readonly string[]): Cents =>
  sum(parts.map((id) => prices.get(id) ?? ZERO))

/** The kit that saves the most, among those that cost less than their products in the cart. */
export const cheaperKit = (
  catalog: CatalogIndex,
  lines: readonly CheckedLine[],
  kitLabel: string,
): KitOffer | undefined => {
  const prices = pricesOf(lines)
  return Object.entries(catalog.contents)
    .flatMap(([row, contents]) => {
      const kit = cardAt(catalog, Number(row), kitLabel)
      const parts = contents.flatMap((part) => catalog.ids[part] ?? []).filter((id) => prices.has(id))
      const saves = separately(prices, parts) - kit.price
      return kit.left !== 0 && saves > 0 ? [{ kit, parts, saves: toCents(saves) }] : []
    })
    .toSorted((a, b) => b.saves - a.saves)[0]
}

/** Whether there may be such a kit, judged before the catalog has loaded. */
export const mayOfferKit = (kits: readonly KitPrice[], lines: readonly CheckedLine[]): boolean => {
  const prices = pricesOf(lines)
  return kits.some(({ price, contents }) => separately(prices, contents) > price)
}
