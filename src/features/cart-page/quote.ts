import { format } from '~/i18n/format'
import { type Currency, type Rates, formatMoney } from '~/lib/money'
import { lineTotal, subtotalIn } from '~/lib/pricing'
import type { Messages } from '~/i18n/messages'
import type { Cart } from '~/features/cart/cart'

/** The text of a quote request: every line with its quantity and amount, and the total (CART-07). */
export const quoteText = (
  cart: Cart,
  currency: Currency,
  rates: Rates,
  brand: string,
  t: Pick<Messages['cart'], 'quoteGreeting' | 'quoteTotal'>,
): string =>
  [
    format(t.quoteGreeting, { brand }),
    '',
    ...cart.map(
      (line) => `• ${line.quantity} × ${line.name}: ${formatMoney(lineTotal(line, currency, rates))}`,
    ),
    '',
    format(t.quoteTotal, { total: formatMoney(subtotalIn(cart, currency, rates)) }),
  ].join('\n')
