import type { Cart } from '~/features/cart/cart'
import { subtotal } from '~/features/cart/cart'
import { shippingFor } from '~/features/checkout/shipping'
import { type Currency, type Money, convert } from '~/lib/money'
import { subtotalIn } from '~/lib/pricing'
import type { CartShop } from './cart-shop'

interface Totals {
  readonly subtotal: Money
  readonly shipping: Money
  readonly total: Money
}

/** What will be charged in `currency`, before a discount code; `lines` are those that can be bought. */
export function totalsIn(
  lines: Cart,
  shop: Pick<CartShop, 'rates' | 'freeShippingThreshold' | 'flatShipping'>,
  currency: Currency,
): Totals {
  const goods = subtotalIn(lines, currency, shop.rates)
  const shipping = convert(shippingFor(subtotal(lines), shop), currency, shop.rates)
  return { subtotal: goods, shipping, total: { amount: goods.amount + shipping.amount, currency } }
}
