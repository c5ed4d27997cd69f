import type { Cents } from '~/lib/money'

/** The shop settings the cart page needs. Amounts in base cents; `rate` in lempiras per dollar. */
export interface CartShop {
  readonly brand: string
  readonly phone: string
  readonly rate: number
  readonly freeShippingThreshold: Cents
  readonly flatShipping: Cents
}
