import type { CartLine } from '~/features/cart/cart'
import type { Locale } from '~/i18n/locales'
import { isRecord } from '~/lib/is-record'
import { type Currency, convert, priceText, type Rates } from '~/lib/money'
import { type Today, parseToday } from './today'

/** The server refused to create a checkout session: the HTTP status, and its message for the shopper. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError'
  readonly status: number
  readonly reason: string
  /** The earlier payment for this, which the shopper has not seen. */
  readonly paid: { readonly session: string; readonly attempt: string } | undefined
  /** An earlier payment is not confirmed yet: the shopper has to say whether to make another. */
  readonly isPending: boolean
  /** Today's prices and rates, with a 409. */
  readonly today: Today | undefined
  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    const reason = String(error['message'] ?? '')
    super(`Failed to create checkout session: ${reason}`)
    this.status = status
    this.reason = reason
    const { session, attempt } = error
    this.paid = typeof session === 'string' && typeof attempt === 'string' ? { session, attempt } : undefined
    this.isPending = error['code'] === 'payment_pending'
    this.today = parseToday(error)
  }
}

export interface CheckoutIntent {
  readonly lines: readonly CartLine[]
  readonly mode: 'cart' | 'buy-now'
  readonly currency: Currency
  readonly rates: Rates
  readonly locale: Locale
  readonly subject: string
  readonly email: string
  /** Idempotency key: the same for every attempt, so that a double click or a retry opens one session (PAY-04). */
  readonly attempt: string
  /** The ids of earlier attempts, one of which may have been paid. */
  readonly attempts: readonly string[]
  /** Although an earlier payment is not confirmed yet. */
  readonly paysAgain: boolean
}

/** Creates a checkout session and returns the URL of its payment page. Rejects with a {@link CheckoutError}, or a `TypeError` when offline. */
export async function requestCheckout(intent: CheckoutIntent, token: string): Promise<string> {
  const { lines, mode, currency, rates, locale, subject, email, attempt, attempts, paysAgain } = intent
  const response = await fetch('/api/stripe/create-checkout-session', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': locale,
      'idempotency-key': attempt,
    },
    body: JSON.stringify({
      items: lines.map(({ id, name, price, imageUrl, category, quantity }) => ({
        id,
        name,
        price: priceText(convert(price, currency, rates)),
        imageUrl,
        category,
        quantity,
      })),
      customerEmail: email,
      userId: subject,
      currency,
      locale,
      mode,
      attempts,
      paysAgain,
    }),
    signal: AbortSignal.timeout(20_000),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && isRecord(answer) && typeof answer['url'] === 'string') return answer['url']
  const error = isRecord(answer) && isRecord(answer['error']) ? answer['error'] : {}
  throw new CheckoutError(response.status, error)
}
