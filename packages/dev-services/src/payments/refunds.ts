import { invalidRequest, notFound } from './api/errors'
import { serializeCharge, serializeDispute, serializeRefund } from './api/serialize-refunds'
import { newId, nowSeconds } from './domain/ids'
import { type Dispute, type Refund, refundedOf } from './domain/refunds'
import type { Session } from './domain/session'
import { totalsOf } from './domain/totals'
import type { Store } from './store'
import { type EventInput, recordEvents } from './webhooks/record-events'

/** What can be done with a payment afterward. Each method is one transaction and records the events it causes. */
export interface Refunds {
  /** The paid session of a payment intent. Throws 404. */
  sessionOf(paymentIntentId: string): Session
  of(session: Session): readonly Refund[]
  disputesOf(session: Session): readonly Dispute[]
  /** Returns what is left of the payment, or `amount` of it. Throws 400 for more than is left. */
  refund(session: Session, amount?: number): Refund
  /** The bank sends the latest successful refund back. */
  fail(session: Session): Refund
  dispute(session: Session): Dispute
  closeDispute(session: Session, won: boolean): Dispute
}

export const createRefunds = (store: Store): Refunds => {
  const { sessions, state } = store
  const of = (session: Session) => store.refunds.all().filter(({ sessionId }) => sessionId === session.id)
  const disputesOf = (session: Session) =>
    store.disputes.all().filter(({ sessionId }) => sessionId === session.id)

  const saveRefund = (session: Session, refund: Refund, types: readonly string[]): Refund =>
    state.transaction(() => {
      store.refunds.put(refund.id, refund)
      const events: EventInput[] = types.map((type) => ({ type, object: serializeRefund(refund, session) }))
      const charge = { type: 'charge.refunded', object: serializeCharge(session, of(session)) }
      recordEvents(store, refund.status === 'failed' ? events : [charge, ...events])
      return refund
    })

  const saveDispute = (session: Session, dispute: Dispute, type: string): Dispute =>
    state.transaction(() => {
      store.disputes.put(dispute.id, dispute)
      recordEvents(store, [{ type, object: serializeDispute(dispute, session) }])
      return dispute
    })

  return {
    sessionOf(paymentIntentId) {
      const session = sessions.all().find((one) => one.paymentIntentId === paymentIntentId)
      if (session?.paymentStatus !== 'paid')
        throw notFound('payment_intent', paymentIntentId, 'payment_intent')
      return session
    },
    of,
    disputesOf,
    refund(session, amount) {
      const left = totalsOf(session).total - refundedOf(of(session))
      if (left <= 0)
        throw invalidRequest('Charge has already been refunded.', 'amount', 'charge_already_refunded')
      if (amount !== undefined && (amount < 1 || amount > left))
        throw invalidRequest(
          `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
          'amount',
        )
      const refund: Refund = {
        id: newId('re'),
        sessionId: session.id,
        created: nowSeconds(),
        amount: amount ?? left,
        status: 'succeeded',
      }
      return saveRefund(session, refund, ['refund.created', 'refund.updated'])
    },
    fail(session) {
      const refund = of(session).findLast(({ status }) => status === 'succeeded')
      if (!refund) throw invalidRequest('This payment has no refund that could fail.')
      return saveRefund(session, { ...refund, status: 'failed' }, ['refund.updated', 'refund.failed'])
    },
    dispute(session) {
      if (disputesOf(session).length > 0) throw invalidRequest('This payment is disputed already.')
      const { total: amount } = totalsOf(session)
      const dispute: Dispute = {
        id: newId('du'),
        sessionId: session.id,
        created: nowSeconds(),
        amount,
        status: 'needs_response',
      }
      return saveDispute(session, dispute, 'charge.dispute.created')
    },
    closeDispute(session, won) {
      const dispute = disputesOf(session).find(({ status }) => status === 'needs_response')
      if (!dispute) throw invalidRequest('This payment has no open dispute.')
      return saveDispute(session, { ...dispute, status: won ? 'won' : 'lost' }, 'charge.dispute.closed')
    },
  }
}
