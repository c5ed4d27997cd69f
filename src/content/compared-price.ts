import type { Cents } from '~/lib/money'
import type { Kit, Product } from './types'

/**
 * The price that the current one is compared with: a sale product's former price, or what a kit's products cost bought
 * separately.
 */
export const comparedPriceOf = (item: Product | Kit): Cents | undefined =>
  item.kind === 'kit' ? item.separatePrice : item.originalPrice
