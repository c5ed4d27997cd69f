import type { Card } from '~/features/catalog-index/card'
import { type CatalogIndex, cardAt } from '~/features/catalog-index/catalog-index'
import { type Cents, sum, toCents, ZERO } from '~/lib/money'
import type { CheckedLine } from './reconcile'

export interface KitOffer {
  readonly kit: Card
  /** Ids of its products in the cart. */
  readonly parts: readonly string[]
  /** What is paid less with the kit, in base cents. */
  readonly saves: Cents
}

/** The kit that saves most, of those that cost less than their products in the cart. */
export const cheaperKit = (
  catalog: CatalogIndex,
  lines: readonly CheckedLine[],
  kitLabel: string,
): KitOffer | undefined => {
  const bought = new Map(lines.flatMap(({ id, gone, price }) => (gone ? [] : [[id, price]])))
  return Object.entries(catalog.contents)
    .flatMap(([row, contents]) => {
      const kit = cardAt(catalog, Number(row), kitLabel)
      const parts = contents.flatMap((part) => catalog.ids[part] ?? []).filter((id) => bought.has(id))
      const separately = sum(parts.map((id) => bought.get(id) ?? ZERO))
      return kit.left !== 0 && separately > kit.price
        ? [{ kit, parts, saves: toCents(separately - kit.price) }]
        : []
    })
    .toSorted((a, b) => b.saves - a.saves)[0]
}
