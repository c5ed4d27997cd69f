import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { type Attempt, hasEnded } from './attempts'
import { forgetAttempt, markPending, openAttempts } from './attempts.store'

/** In milliseconds. */
const TIMEOUT = 4000

export interface UnseenPayment {
  /** The success page of a payment that the shopper has not seen. */
  readonly address?: string
  /** The server did not say whether all attempts were paid. */
  readonly isUnknown?: boolean
  readonly isOffline?: boolean
  /** One that was pending has failed. */
  readonly hasFailed?: boolean
}

/**
 * Looks for a payment from this browser's cart that the shopper has not seen: the connection failed on the way back from
 * the payment page, or the payment was confirmed later, and the cart still holds what is paid. Apart from pending
 * payments only the last one can be paid, as each checkout closes the earlier ones.
 */
export async function unseenPayment(locale: Locale): Promise<UnseenPayment> {
  const found = await Promise.all(openAttempts().map((attempt) => unseen(attempt, locale)))
  return (
    found.find(({ address, isOffline }) => address ?? isOffline) ?? {
      isUnknown: found.some(({ isUnknown }) => isUnknown),
      hasFailed: found.some(({ hasFailed }) => hasFailed),
    }
  )
}

async function unseen({ id, session, isPending }: Attempt, locale: Locale): Promise<UnseenPayment> {
  if (!session) return {}
  const request = { signal: AbortSignal.timeout(TIMEOUT) }
  const response = await fetch(`/api/stripe/checkout-session/${session}`, request).catch(() => undefined)
  const progress = response?.headers.get('payment-progress')
  // The server reports a session only for a day.
  const isOver = hasEnded(progress)
  if (response?.status === 404 || isOver) forgetAttempt(id)
  // The shopper has paid but not come back to the success page.
  if (progress === 'pending') markPending(id)
  const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined
  if (isPaid(answer)) return { address: resultAddress(locale, session, id) }
  if (!response && !navigator.onLine) return { isOffline: true }
  return { isUnknown: !response || response.status >= 500, hasFailed: isOver && isPending === true }
}

/** The success page of an attempt, which says that the payment was made earlier. */
export const resultAddress = (locale: Locale, session: string, attempt: string): string =>
  `${pathFor('success', locale)}?session_id=${session}&attempt=${attempt}&earlier=1`

const isPaid = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'payment_status' in answer &&
  answer.payment_status === 'paid'
