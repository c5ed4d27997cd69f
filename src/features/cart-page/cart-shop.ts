import type { InLanguage } from '~/i18n/localized'
import type { Cents, Rates } from '~/lib/money'

/** A kit and the ids of its products. */
export interface KitPrice {
  readonly price: Cents
  readonly contents: readonly string[]
}

/** The shop settings the cart page needs. Amounts in base cents. */
export interface CartShop {
  readonly brand: string
  readonly phone: string
  readonly rates: Rates
  readonly freeShippingThreshold: Cents
  readonly flatShipping: Cents
  /** What the settings say about taxes, if anything. */
  readonly taxNote: InLanguage<string> | undefined
  readonly returnDays: number
  readonly kits: readonly KitPrice[]
}
