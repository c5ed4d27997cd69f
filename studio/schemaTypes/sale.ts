import { phaseAt } from '~/lib/period'
import { priceAt } from '~/lib/sale'

/** The fields of a product's sale, as editors have left them. */
export interface Sale {
  readonly price?: unknown
  readonly isSale?: unknown
  readonly originalPrice?: unknown
  readonly saleFrom?: unknown
  readonly saleUntil?: unknown
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)

/** A sale with both its prices, what the shop asks at `now` and whether it runs then; undefined without a lower price. */
export const saleAt = ({ price, isSale, originalPrice, ...dates }: Sale, now: Date) => {
  if (isSale !== true || typeof price !== 'number' || typeof originalPrice !== 'number') return undefined
  if (originalPrice <= price) return undefined
  const saleFrom = textOf(dates.saleFrom)
  const saleUntil = textOf(dates.saleUntil)
  return {
    price,
    originalPrice,
    saleFrom,
    asked: priceAt({ price, originalPrice, isSale, saleFrom, saleUntil }, now).price,
    phase: phaseAt({ from: saleFrom, until: saleUntil }, now),
  }
}
