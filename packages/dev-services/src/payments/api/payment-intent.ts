import type Stripe from 'stripe'
import { newId, nowSeconds } from '../domain/ids'
import type { Session } from '../domain/session'
import { totalsOf } from '../domain/totals'

export interface Attempt {
  readonly status: 'succeeded' | 'processing' | 'requires_payment_method'
  /** Stripe's decline code. */
  readonly declineCode?: string
}

/** The payment intent of `session` after an attempt to pay it, with the fields that events need. */
export const serializePaymentIntent = (session: Session, { status, declineCode }: Attempt) => {
  const amount = totalsOf(session).total
  const chargeId = newId('ch')
  return {
    id: session.paymentIntentId ?? '',
    object: 'payment_intent',
    amount,
    amount_received: status === 'succeeded' ? amount : 0,
    created: nowSeconds(),
    currency: session.currency,
    last_payment_error: declineCode
      ? {
          type: 'card_error',
          charge: chargeId,
          code: 'card_declined',
          decline_code: declineCode,
          message: 'Your card was declined.',
        }
      : null,
    latest_charge: chargeId,
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    status,
  } satisfies Partial<Stripe.PaymentIntent>
}
