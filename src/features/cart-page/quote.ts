import { format } from '~/i18n/format'
import { type Currency, formatMoney } from '~/lib/money'
import { lineTotal } from '~/lib/pricing'
import type { Messages } from '~/i18n/messages'
import type { Cart } from '~/features/cart/cart'
import type { CartShop } from './cart-shop'
import { totalsIn } from './totals'

type Shop = Pick<CartShop, 'brand' | 'rates' | 'freeShippingThreshold' | 'flatShipping'>

/** The text of a quote request: every line with its quantity and amount, shipping, and the total (CART-07). */
export const quoteText = (
  cart: Cart,
  currency: Currency,
  shop: Shop,
  t: Pick<Messages['cart'], 'quoteGreeting' | 'quoteTotal' | 'shipping' | 'shippingFree'>,
): string => {
  const { shipping, total } = totalsIn(cart, shop, currency)
  return [
    format(t.quoteGreeting, { brand: shop.brand }),
    '',
    ...cart.map(
      (line) => `• ${line.quantity} × ${line.name}: ${formatMoney(lineTotal(line, currency, shop.rates))}`,
    ),
    '',
    `${t.shipping}: ${shipping.amount === 0 ? t.shippingFree : formatMoney(shipping)}`,
    format(t.quoteTotal, { total: formatMoney(total) }),
  ].join('\n')
}
