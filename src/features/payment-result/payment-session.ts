import { CURRENCIES, formatMoney } from '~/lib/money'

/** A payment as the server reports it (PAY-05); `amount_total` in minor units. */
export interface PaidSession {
  readonly id: string
  readonly payment_status: string
  readonly amount_total: number
  readonly currency: string
  readonly customer_email: string | null
  readonly shipping: { readonly name: string | null } | null
  /** For an unpaid session: whether it may still be paid. */
  readonly progress?: string | undefined
}

const RETRY_DELAY_MS = 1000

/**
 * Rejects when the response is not OK, malformed or takes more than 15 s. A server error is retried once: somebody who
 * has just paid should not see it.
 */
export async function fetchSession(id: string, signal: AbortSignal): Promise<PaidSession> {
  const request = () =>
    fetch(`/api/stripe/checkout-session/${encodeURIComponent(id)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
    })
  let response = await request()
  if (response.status >= 500) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    response = await request()
  }
  if (!response.ok) throw new Error(await response.text())
  const answer: unknown = await response.json()
  if (!isSession(answer)) throw new Error('The response is not a checkout session')
  const progress = response.headers.get('payment-progress') ?? undefined
  return { ...answer, progress }
}

const isSession = (value: unknown): value is PaidSession =>
  typeof value === 'object' &&
  value !== null &&
  'payment_status' in value &&
  typeof value.payment_status === 'string' &&
  'amount_total' in value &&
  typeof value.amount_total === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string'

/** `$44.00 USD`: the formatted amount with the currency's code beside it (PAY-06). */
export const totalText = ({
  amount_total: amount,
  currency,
}: Pick<PaidSession, 'amount_total' | 'currency'>): string => {
  const code = currency.toUpperCase()
  const known = CURRENCIES.find((one) => one === code)
  return `${known ? formatMoney({ amount, currency: known }) : (amount / 100).toFixed(2)} ${code}`
}

/** A text, unless the server masked it, as it does from the second view on. */
export const unmasked = (text: string | null | undefined): string | undefined =>
  text?.includes('***') ? undefined : (text ?? undefined)
