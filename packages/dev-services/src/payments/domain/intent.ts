import type Stripe from 'stripe'
import { nowSeconds } from './ids'
import type { Session } from './session'
import { totalsOf } from './totals'

/** The part of Stripe's payment intent that this stand-in fills. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'canceled_at'
  | 'capture_method'
  | 'client_secret'
  | 'confirmation_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'last_payment_error'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'next_action'
  | 'payment_method'
  | 'payment_method_types'
  | 'receipt_email'
  | 'shipping'
  | 'status'
>

interface Attempt {
  readonly id: string
  readonly status: 'succeeded' | 'processing' | 'requires_payment_method'
  readonly chargeId: string
  readonly error?: { readonly code: string; readonly declineCode: string; readonly message: string }
}

/** The intent of `session` after an attempt to pay it. */
export const intentOf = (session: Session, { id, status, chargeId, error }: Attempt): Intent => {
  const amount = totalsOf(session).total
  const buyer = session.buyer
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    canceled_at: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency: session.currency,
    customer: null,
    description: session.intent.description,
    last_payment_error: error
      ? {
          type: 'card_error',
          charge: chargeId,
          code: error.code,
          decline_code: error.declineCode,
          message: error.message,
        }
      : null,
    latest_charge: chargeId,
    livemode: false,
    metadata: { ...session.intent.metadata },
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    shipping: buyer?.address ? { name: buyer.name, address: buyer.address } : null,
    status,
  }
}
