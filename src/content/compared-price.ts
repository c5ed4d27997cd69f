import type { Cents } from '~/lib/money'
import type { Kit, Product } from './types'

/** What the live price is compared with: of a product in a sale the former one, of a kit that of its products apart. */
export const comparedPriceOf = (item: Product | Kit): Cents | undefined =>
  item.kind === 'kit' ? item.apart : item.originalPrice
