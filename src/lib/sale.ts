import { phaseAt } from './period'

/** The prices of a product as editors enter them, in any unit. */
export interface SaleTerms<Price extends number> {
  /** The price during a sale. */
  readonly price: Price
  /** The price before and after a sale. */
  readonly originalPrice?: Price | undefined
  readonly isSale: boolean
  /** Instants; without them, the sale has begun or has no end. */
  readonly saleFrom?: string | undefined
  readonly saleUntil?: string | undefined
}

interface PriceNow<Price> {
  readonly price: Price
  /** Present during a sale: shown struck out beside the price (CARD-01). */
  readonly originalPrice?: Price
}

/** What a product costs at an instant. A sale counts from its first minute to the minute before its end. */
export function priceAt<Price extends number>(
  { price, originalPrice, isSale, saleFrom, saleUntil }: SaleTerms<Price>,
  now: Date,
): PriceNow<Price> {
  if (!isSale || originalPrice === undefined || originalPrice <= price) return { price }
  return phaseAt({ from: saleFrom, until: saleUntil }, now) === 'running'
    ? { price, originalPrice }
    : { price: originalPrice }
}
