import { type Cents, ZERO, toCents } from '~/lib/money'

/** From the shop settings, in base cents. */
export interface ShippingRules {
  readonly freeShippingThreshold: Cents
  readonly flatShipping: Cents
}

/** Free from the threshold on, else the flat rate; `subtotal` in base cents, before any discount code. */
export const shippingFor = (subtotal: Cents, rules: ShippingRules): Cents =>
  subtotal >= rules.freeShippingThreshold ? ZERO : rules.flatShipping

/** The amount left to reach free shipping; 0 once reached. */
export const missingForFreeShipping = (
  subtotal: Cents,
  { freeShippingThreshold }: Pick<ShippingRules, 'freeShippingThreshold'>,
): Cents => toCents(Math.max(0, freeShippingThreshold - subtotal))

/** How far the progress bar is filled, 0 to 1. */
export const freeShippingProgress = (subtotal: Cents, { freeShippingThreshold }: ShippingRules): number =>
  freeShippingThreshold === 0 ? 1 : Math.min(1, subtotal / freeShippingThreshold)
