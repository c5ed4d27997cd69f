import type { CheckoutRequest } from '~/features/checkout/checkout-request.server'
import { convert } from '~/lib/money'
import { shippingFor } from '~/features/checkout/shipping'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { ShopSettings } from './catalogue'
import { HttpError } from './http-error'
import { MESSAGES } from './messages/server'
import type { Checkout } from './payments/payments'
import { type PricedItem, baseSubtotal } from './price-lines'

interface CheckoutInput {
  /** Origin of the site, without a trailing slash. */
  readonly site: string
  /** Its `userId` has been verified to be the shopper's. */
  readonly order: Pick<CheckoutRequest, 'userId' | 'customerEmail' | 'currency' | 'mode'>
  readonly locale: Locale
  readonly lines: readonly PricedItem[]
  readonly settings: ShopSettings
  readonly imageOf: (line: PricedItem) => string | undefined
}

/** A verified and priced request as a checkout to be paid. */
export function checkoutOf({ site, order, locale, lines, settings, imageOf }: CheckoutInput): Checkout {
  const { userId: subject, customerEmail, currency, mode } = order
  const shipping = convert(shippingFor(baseSubtotal(lines), settings), currency, settings.rates)
  const [first] = lines
  const origin =
    mode === 'buy-now' && first ? pathFor('product', locale, first.product.id) : pathFor('cart', locale)
  return {
    subject,
    email: customerEmail || undefined,
    locale,
    currency,
    mode,
    lines: lines.map((line) => ({
      productId: line.product.id,
      kind: line.product.kind,
      name: line.name,
      quantity: line.quantity,
      unitAmount: line.unit.amount,
      imageUrl: imageOf(line),
    })),
    shipping: {
      label: MESSAGES[locale].checkout[shipping.amount === 0 ? 'freeShipping' : 'flatShipping'],
      amount: shipping.amount,
    },
    // The success page clears the cart only after a checkout of the cart.
    successUrl: `${site}${pathFor('success', locale)}?mode=${mode}`,
    cancelUrl: `${site}${origin}`,
  }
}

/** The client's id of its attempt to pay, from the `Idempotency-Key` header. 422 when malformed. */
export function attemptOf(request: Request): string | undefined {
  const attempt = request.headers.get('idempotency-key') ?? undefined
  if (attempt !== undefined && !/^[\w-]{8,100}$/.test(attempt)) throw badAttempt()
  return attempt
}

const badAttempt = () => new HttpError(422, 'invalid_idempotency_key', (t) => t.badAttempt)
