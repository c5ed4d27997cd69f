import type Stripe from 'stripe'
import type { Reversals } from './payments'
import { callStripe } from './stripe-client'
import { isOurs, isPaid } from './stripe-purchase'

/** The current refunds and dispute of a payment, so that the age and order of events do not matter. */
export async function readReversals(
  stripe: Stripe,
  paymentId: string,
  site: string,
): Promise<Reversals | undefined> {
  const ofPayment = { payment_intent: paymentId }
  const sessions = await callStripe(() => stripe.checkout.sessions.list({ ...ofPayment, limit: 1 }))
  const [session] = sessions.data
  if (!session || !isOurs(session, site) || !isPaid(session)) return undefined
  const [refunds, disputes] = await Promise.all([
    callStripe(() => stripe.refunds.list({ ...ofPayment, limit: 100 })),
    callStripe(() => stripe.disputes.list({ ...ofPayment, limit: 1 })),
  ])
  const [dispute] = disputes.data
  return {
    session: { sessionId: session.id, paidAt: new Date(session.created * 1000) },
    refunds: refunds.data.map(({ id, amount, status, created }) => ({
      id,
      amount,
      status: refundStatus(status),
      createdAt: new Date(created * 1000),
    })),
    dispute: dispute && { id: dispute.id, amount: dispute.amount, state: disputeState(dispute.status) },
  }
}

const refundStatus = (status: string | null): Reversals['refunds'][number]['status'] => {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

const disputeState = (status: Stripe.Dispute.Status): 'open' | 'won' | 'lost' => {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}
