import type { Cents, Rates } from '~/lib/money'

/** The shop settings the cart page needs. Amounts in base cents. */
export interface CartShop {
  readonly brand: string
  readonly phone: string
  readonly rates: Rates
  readonly freeShippingThreshold: Cents
  readonly flatShipping: Cents
}
