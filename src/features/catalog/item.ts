import { comparedPriceOf } from '~/content/compared-price'
import type { Kit, Product } from '~/content/types'
import { type Cents, toCents } from '~/lib/money'

/** A product or kit: has its own page and can be bought. */
export type Item = Product | Kit

/** The savings in a sale or with a kit. A sold-out item saves nothing. */
export const savingOf = (item: Item): Cents | undefined => {
  if (item.left === 0) return undefined
  const before = comparedPriceOf(item)
  return before === undefined ? undefined : toCents(before - item.price)
}
