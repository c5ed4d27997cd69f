import type { Env } from '~/lib/env/env.server'
import { hasUsedCode } from './find-orders'
import { sendDueMails } from './order-mails'
import { type Recorded, recordOrder } from './orders'
import type { PaidSession, PaymentEvent, Payments } from './payments/payments'
import { settle } from './stock/reservations'

/**
 * Everything that follows from a payment: the order, the end of other payment pages that would take a second discount
 * code, the sale of what was reserved, the mail. Each is done once.
 */
export async function completePurchase(
  env: Env,
  payments: Payments,
  session: PaidSession,
): Promise<Recorded> {
  const recorded = await recordOrder(env, payments, session)
  if (recorded.outcome !== 'written') return recorded
  const { order } = recorded
  const subject = order.customer?.subject
  if (order.discountCode && subject && (await hasUsedCode(env, subject)))
    await payments.closePagesWithCodes(subject)
  if (order.reservation) await settle(env, order.reservation, 'sold')
  await sendDueMails(env, order)
  return recorded
}

type Closed = Extract<PaymentEvent, { kind: 'closed' }>

/** Records a payment that failed, and releases what its session had reserved, unless the session was paid after all. */
export async function releasePurchase(
  env: Env,
  payments: Payments,
  { sessionId, reservation, hasFailed }: Closed,
): Promise<'released' | 'paid' | 'unchanged'> {
  if (hasFailed) await payments.markFailed(sessionId)
  if (!reservation) return 'unchanged'
  const payment = await payments.readSession(sessionId)
  if (payment.state === 'paid' || payment.state === 'unreadable') return 'paid'
  return (await settle(env, reservation, 'released')) === 'done' ? 'released' : 'unchanged'
}
