import type { PaymentSummary } from './payments/payments'

const HOUR_MS = 3_600_000
/** As long as a session can be paid, so that the buyer sees their own data on the success page. */
const FULL_FOR_MS = HOUR_MS
/** How long a payment's result can be seen. */
export const SHOWN_FOR_MS = 24 * HOUR_MS

/**
 * The data that anyone with the session's id may see at `now` (PAY-05 fixes the names): everything on the first
 * view within an hour, then email address and name masked, and nothing after a day.
 */
export function paymentDetails(summary: PaymentSummary, now: Date) {
  const { sessionId, openedAt, status, total, currency, email, recipient, viewed } = summary
  const age = now.getTime() - openedAt.getTime()
  if (age >= SHOWN_FOR_MS) return undefined
  const shown = age < FULL_FOR_MS && !viewed ? (text: string | null) => text : masked
  return {
    id: sessionId,
    payment_status: status,
    amount_total: total,
    currency,
    customer_email: shown(email),
    shipping: { name: shown(recipient) },
  }
}

/** `a***@…` of an address, `A***` of a name. */
const masked = (text: string | null) => text && `${[...text][0]}***${text.includes('@') ? '@…' : ''}`
