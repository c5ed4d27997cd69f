import type { z } from 'zod'
import type { CheckoutRequest } from '~/features/checkout/checkout-request.server'
import { MAX_LINES, MAX_QUANTITY } from '~/features/cart/cart'
import { type Currency, convert, formatMoney } from '~/lib/money'
import { shippingFor } from '~/features/checkout/shipping'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { ShopSettings } from './catalog'
import { HttpError, type LocalizedMessage } from './http-error'
import { MESSAGES } from './messages/server'
import { type Checkout, type EarlierPayment, MAX_CHARGE } from './payments/payments'
import { type PricedItem, baseSubtotal } from './price-lines'

interface CheckoutInput {
  /** Origin of the site, without a trailing slash. */
  readonly site: string
  /** Its `userId` has been verified. */
  readonly order: Pick<CheckoutRequest, 'userId' | 'customerEmail' | 'currency' | 'mode'>
  readonly locale: Locale
  readonly lines: readonly PricedItem[]
  readonly settings: ShopSettings
  readonly imageOf: (line: PricedItem) => string | undefined
  /** The client's id of this payment attempt, passed to the success page. */
  readonly attempt: string | undefined
  readonly allowsCodes: boolean
}

/** Turns a verified and priced request into a checkout. 422 above the maximum charge. */
export function checkoutOf(input: CheckoutInput): Checkout {
  const { site, order, locale, lines, settings, imageOf, attempt, allowsCodes } = input
  const { userId: subject, customerEmail, currency, mode } = order
  const shipping = convert(shippingFor(baseSubtotal(lines), settings), currency, settings.rates)
  const total = lines.reduce((sum, { unit, quantity }) => sum + unit.amount * quantity, shipping.amount)
  if (total > MAX_CHARGE) throw tooMuch(currency)
  const [first] = lines
  const origin =
    mode === 'buy-now' && first ? pathFor('product', locale, first.product.id) : pathFor('cart', locale)
  return {
    site,
    subject,
    email: customerEmail || undefined,
    locale,
    currency,
    mode,
    allowsCodes,
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
    // The success page removes the items of this attempt from the cart.
    successUrl: `${site}${pathFor('success', locale)}${attempt === undefined ? '' : `?attempt=${attempt}`}`,
    cancelUrl: `${site}${origin}`,
  }
}

const tooMuch = (currency: Currency) => {
  const most = formatMoney({ amount: MAX_CHARGE, currency })
  return new HttpError(422, 'amount_too_large', (t) => t.amountTooLarge(most))
}

/** The message for an invalid request; `undefined` for requests that no page of the shop sends. */
export function checkoutMessage({ path, code }: z.core.$ZodIssue): LocalizedMessage | undefined {
  const isList = path.length === 1 && path[0] === 'items'
  if (isList && code === 'too_big') return (t) => t.tooManyLines(MAX_LINES)
  return path.at(-1) === 'quantity' || (isList && code === 'custom')
    ? (t) => t.badQuantity(MAX_QUANTITY)
    : undefined
}

/** The client's id of its payment attempt, from the `Idempotency-Key` header. 422 when malformed. */
export function attemptOf(request: Request): string | undefined {
  const attempt = request.headers.get('idempotency-key') ?? undefined
  if (attempt !== undefined && !/^[\w-]{8,100}$/.test(attempt)) throw badAttempt()
  return attempt
}

/** The shopper has paid for this without having seen it, or an earlier payment may still arrive. */
export const refusalFor = (earlier: EarlierPayment): HttpError => {
  if (earlier.state === 'pending') return new HttpError(409, 'payment_pending', (t) => t.paymentPending)
  const { sessionId, attempt } = earlier
  return new HttpError(409, 'already_paid', (t) => t.alreadyPaid, {
    details: { session: sessionId, attempt },
  })
}

const badAttempt = () => new HttpError(422, 'invalid_idempotency_key', (t) => t.badAttempt)
