import type Stripe from 'stripe'
import { type Dispute, type Refund, refundedOf } from '../domain/refunds'
import type { Session } from '../domain/session'
import { totalsOf } from '../domain/totals'

/** The charge of a payment intent: there is one for each. */
export const chargeId = ({ paymentIntentId }: Session): string => `ch_${(paymentIntentId ?? '').slice(3)}`

/** A charge in Stripe's shape, with the fields that events need. */
export const serializeCharge = (session: Session, refunds: readonly Refund[]) => {
  const { total } = totalsOf(session)
  const refunded = refundedOf(refunds)
  return {
    id: chargeId(session),
    object: 'charge',
    amount: total,
    amount_captured: total,
    amount_refunded: refunded,
    currency: session.currency,
    livemode: false,
    paid: true,
    payment_intent: session.paymentIntentId,
    refunded: refunded >= total,
    status: 'succeeded',
  } satisfies Partial<Stripe.Charge>
}

export const serializeRefund = ({ id, created, amount, status }: Refund, session: Session) =>
  ({
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: chargeId(session),
    created,
    currency: session.currency,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: session.paymentIntentId,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
    ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
  }) satisfies Stripe.Refund

export const serializeDispute = ({ id, created, amount, status }: Dispute, session: Session) =>
  ({
    id,
    object: 'dispute',
    amount,
    charge: chargeId(session),
    created,
    currency: session.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: session.paymentIntentId,
    reason: 'product_not_received',
    status,
  }) satisfies Partial<Stripe.Dispute>
