import { invalidRequest, notFound } from './api/errors'
import { type Attempt, serializePaymentIntent } from './api/payment-intent'
import { serializeSession } from './api/serialize'
import type { SessionParameters } from './api/session-parameters'
import { chargeCard } from './domain/cards'
import { type Redemption, redeem } from './domain/coupons'
import { newId, nowSeconds } from './domain/ids'
import { openSession } from './domain/open-session'
import type { Buyer, Session } from './domain/session'
import { totalsOf } from './domain/totals'
import type { Store } from './store'
import { type Cause, type EventInput, recordEvents } from './webhooks/record-events'

export type PaymentResult =
  | { readonly kind: 'paid' | 'processing' | 'closed'; readonly session: Session }
  | { readonly kind: 'declined'; readonly declineCode: string; readonly session: Session }

interface Payment {
  readonly buyer: Buyer
  readonly card: string
  /** Index of the shipping option. */
  readonly shipping: number
}

export type AppliedCode =
  | { readonly kind: 'applied'; readonly session: Session }
  | Exclude<Redemption, { kind: 'redeemable' }>

/** What can be done with a checkout session. Each method is one transaction and records the events it causes. */
export interface Checkout {
  open(parameters: SessionParameters): Session
  /** Throws 404. Expires the session first if its time is over. */
  find(id: string): Session
  expire(id: string, cause?: Cause): Session
  expireDue(): void
  /** Adds keys to a session's metadata, whatever its status. */
  addMetadata(id: string, metadata: Session['metadata']): Session
  /** The session with the code's discount, or why the code cannot be redeemed. */
  applyCode(id: string, code: string): AppliedCode
  removeCode(id: string): Session
  pay(id: string, payment: Payment): PaymentResult
  /** Completes a payment that is still processing. */
  settle(id: string, succeeded: boolean): Session
}

/** `origin` is the emulator's own, where the payment pages are. */
export const createCheckout = (store: Store, origin: () => string): Checkout => {
  const { sessions, coupons, promotionCodes, state } = store

  const sessionEvent = (type: string, session: Session): EventInput => ({
    type: `checkout.session.${type}`,
    object: serializeSession(session, origin()),
  })
  const intentEvent = (type: string, session: Session, attempt: Attempt): EventInput => ({
    type: `payment_intent.${type}`,
    object: serializePaymentIntent(session, attempt),
  })

  const save = (session: Session, events: readonly EventInput[] = [], cause?: Cause): Session =>
    state.transaction(() => {
      sessions.put(session.id, session)
      recordEvents(store, events, cause)
      return session
    })

  const close = (session: Session, cause?: Cause): Session => {
    const expired: Session = { ...session, status: 'expired' }
    return save(expired, [sessionEvent('expired', expired)], cause)
  }

  const find = (id: string): Session => {
    const session = sessions.get(id)
    if (!session) throw notFound('checkout.session', id, 'session')
    return session.status === 'open' && session.expiresAt <= nowSeconds() ? close(session) : session
  }

  const countRedemption = ({ discount }: Session) => {
    if (!discount) return
    const coupon = coupons.get(discount.couponId)
    if (coupon) coupons.put(coupon.id, { ...coupon, timesRedeemed: coupon.timesRedeemed + 1 })
    const promotionCode = promotionCodes.get(discount.promotionCodeId)
    if (promotionCode)
      promotionCodes.put(promotionCode.id, {
        ...promotionCode,
        timesRedeemed: promotionCode.timesRedeemed + 1,
      })
  }

  return {
    find,
    open: (parameters) => save(openSession(parameters, nowSeconds())),
    expire(id, cause) {
      const session = find(id)
      if (session.status !== 'open')
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        )
      return close(session, cause)
    },
    expireDue() {
      for (const session of sessions.all()) if (session.status === 'open') find(session.id)
    },
    addMetadata(id, metadata) {
      const session = find(id)
      return save({ ...session, metadata: { ...session.metadata, ...metadata } })
    },
    applyCode(id, code) {
      const session = find(id)
      if (!session.allowPromotionCodes) return { kind: 'unknown' }
      const redemption = redeem(promotionCodes.all(), code, {
        subtotal: totalsOf(session).subtotal,
        currency: session.currency,
        now: nowSeconds(),
      })
      if (redemption.kind !== 'redeemable') return redemption
      const { promotionCode } = redemption
      const coupon = coupons.get(promotionCode.couponId)
      if (!coupon) return { kind: 'unknown' }
      const discount = {
        couponId: coupon.id,
        promotionCodeId: promotionCode.id,
        code: promotionCode.code,
        percentOff: coupon.percentOff,
      }
      return { kind: 'applied', session: save({ ...session, discount }) }
    },
    removeCode(id) {
      const session = find(id)
      return save({ ...session, discount: null })
    },
    pay(id, { buyer, card, shipping }) {
      const found = find(id)
      if (found.status !== 'open') return { kind: 'closed', session: found }
      const paymentIntentId = found.paymentIntentId ?? newId('pi')
      const submitted: Session = { ...found, selectedShipping: shipping, paymentIntentId }
      const result = chargeCard(card)
      if (result.kind === 'declined') {
        const { declineCode } = result
        const attempt = { status: 'requires_payment_method', declineCode } as const
        save(submitted, [intentEvent('payment_failed', submitted, attempt)])
        return { kind: 'declined', declineCode, session: submitted }
      }
      const paid = result.kind === 'succeeds'
      const session: Session = {
        ...submitted,
        buyer,
        status: 'complete',
        paymentStatus: paid ? 'paid' : 'unpaid',
      }
      const status = paid ? 'succeeded' : 'processing'
      return state.transaction(() => {
        countRedemption(session)
        save(session, [intentEvent(status, session, { status }), sessionEvent('completed', session)])
        return { kind: paid ? 'paid' : 'processing', session }
      })
    },
    settle(id, succeeded) {
      const found = find(id)
      if (found.status !== 'complete' || found.paymentStatus !== 'unpaid')
        throw invalidRequest(`Checkout Session ${id} is not waiting for its payment.`)
      const session: Session = { ...found, paymentStatus: succeeded ? 'paid' : 'unpaid' }
      return save(
        session,
        succeeded
          ? [
              intentEvent('succeeded', session, { status: 'succeeded' }),
              sessionEvent('async_payment_succeeded', session),
            ]
          : [
              intentEvent('payment_failed', session, {
                status: 'requires_payment_method',
                declineCode: 'generic_decline',
              }),
              sessionEvent('async_payment_failed', session),
            ],
      )
    },
  }
}
