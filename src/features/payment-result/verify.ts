import { hasEnded } from '~/features/payment-attempts/attempts'
import { fetchSession, type PaidSession } from './payment-session'
import type { ReturnedPayment } from './returned-payment'

/** `fetchFailed`: unknown for now. */
export type Result =
  | { readonly state: 'error'; readonly reason: 'noSession' | 'fetchFailed' }
  | { readonly state: 'loaded'; readonly session: PaidSession; readonly isEarlier: boolean }

export const isPaid = (result: Result) =>
  result.state === 'loaded' && result.session.payment_status === 'paid'

export const isPending = (result: Result) =>
  result.state === 'loaded' && result.session.progress === 'pending'

/** The payment has ended, and nothing was paid. */
export const hasFailed = (result: Result) => result.state === 'loaded' && hasEnded(result.session.progress)

export const isUnknown = (result: Result): boolean =>
  result.state === 'error' && result.reason === 'fetchFailed'

/** Asks the server about a payment. */
export async function verify(payment: ReturnedPayment | undefined, signal: AbortSignal): Promise<Result> {
  if (!payment?.session) return { state: 'error', reason: 'noSession' }
  try {
    return {
      state: 'loaded',
      session: await fetchSession(payment.session, signal),
      isEarlier: payment.isEarlier,
    }
  } catch {
    return { state: 'error', reason: 'fetchFailed' }
  }
}
