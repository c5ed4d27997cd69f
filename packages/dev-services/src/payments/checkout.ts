import { invalid, missing } from './api/errors'
import type { SessionParameters } from './api/session-parameters'
import type { Books } from './books'
import { askBank } from './domain/cards'
import { isRedeemable } from './domain/coupons'
import { newId, nowSeconds } from './domain/ids'
import { type Intent, intentOf } from './domain/intent'
import { openSession } from './domain/open-session'
import type { Buyer, Discount, Session } from './domain/session'
import { viewSession } from './domain/view'
import { type Cause, type Happening, recordEvents } from './webhooks/record'

/** How an attempt to pay ended. `code` is Stripe's decline code. */
export type Outcome =
  | { readonly kind: 'paid' | 'processing' | 'closed'; readonly session: Session }
  | { readonly kind: 'declined'; readonly code: string; readonly session: Session }

interface Submission {
  readonly buyer: Buyer
  readonly card: string
  readonly shipping: number
}

/** The verbs of a checkout session. Each is one transaction and records the events it causes. */
export interface Checkout {
  open(parameters: SessionParameters): Session
  /** Throws 404 in Stripe's shape; a session past its time is expired by looking at it. */
  find(id: string): Session
  expire(id: string, cause?: Cause): Session
  expireDue(): void
  /** The session with the code's rebate, or undefined when no buyer may use the code. */
  redeem(id: string, code: string): Session | undefined
  dropCode(id: string): Session
  pay(id: string, submission: Submission): Outcome
  /** Ends a payment that was left processing. */
  settle(id: string, succeeded: boolean): Session
}

const DECLINED = 'Your card was declined.'

/** `origin` is this stand-in's own address, where the payment pages are. */
export const createCheckout = (books: Books, origin: () => string): Checkout => {
  const { sessions, intents, state } = books
  const view = (session: Session) => viewSession(session, origin())
  const happened = (type: string, session: Session): Happening => ({
    type: `checkout.session.${type}`,
    object: view(session),
  })

  const save = (session: Session, happenings: readonly Happening[] = [], cause?: Cause): Session => {
    sessions.put(session.id, session)
    recordEvents(books, happenings, cause)
    return session
  }

  const close = (session: Session, cause?: Cause): Session => {
    const expired: Session = { ...session, status: 'expired' }
    return state.transaction(() => save(expired, [happened('expired', expired)], cause))
  }

  const find = (id: string): Session => {
    const session = sessions.get(id)
    if (!session) throw missing('checkout.session', id, 'session')
    return session.status === 'open' && session.expiresAt <= nowSeconds() ? close(session) : session
  }

  const attempt = (
    session: Session,
    status: Parameters<typeof intentOf>[1]['status'],
    decline?: string,
  ): Intent => {
    const intent = intentOf(session, {
      id: session.intentId ?? newId('pi'),
      status,
      chargeId: newId('ch'),
      ...(decline && { error: { code: 'card_declined', declineCode: decline, message: DECLINED } }),
    })
    intents.put(intent.id, intent)
    return intent
  }

  const discountOf = ({ discounts }: SessionParameters): Discount | null => {
    const [asked] = discounts ?? []
    if (!asked) return null
    const promotion = asked.promotion_code ? books.promotions.get(asked.promotion_code) : undefined
    if (asked.promotion_code && (!promotion || !isRedeemable(promotion, nowSeconds())))
      throw invalid(
        `No such promotion code: '${asked.promotion_code}'`,
        'discounts[0][promotion_code]',
        'resource_missing',
      )
    const couponId = promotion?.couponId ?? asked.coupon ?? ''
    const coupon = books.coupons.get(couponId)
    if (!coupon) throw invalid(`No such coupon: '${couponId}'`, 'discounts[0][coupon]', 'resource_missing')
    return {
      couponId,
      promotionId: promotion?.id ?? null,
      code: promotion?.code ?? null,
      percentOff: coupon.percentOff,
    }
  }

  const countRedemption = ({ discount }: Session) => {
    const coupon = discount && books.coupons.get(discount.couponId)
    if (coupon) books.coupons.put(coupon.id, { ...coupon, timesRedeemed: coupon.timesRedeemed + 1 })
    const promotion = discount?.promotionId ? books.promotions.get(discount.promotionId) : undefined
    if (promotion)
      books.promotions.put(promotion.id, { ...promotion, timesRedeemed: promotion.timesRedeemed + 1 })
  }

  return {
    find,
    open(parameters) {
      if (parameters.discounts && parameters.allow_promotion_codes)
        throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.')
      return save(openSession(parameters, discountOf(parameters), nowSeconds()))
    },
    expire(id, cause) {
      const session = find(id)
      if (session.status !== 'open')
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        )
      return close(session, cause)
    },
    expireDue() {
      for (const session of sessions.all()) if (session.status === 'open') find(session.id)
    },
    redeem(id, code) {
      const session = find(id)
      const promotion = books.promotions
        .all()
        .find(
          (one) => one.code.toUpperCase() === code.trim().toUpperCase() && isRedeemable(one, nowSeconds()),
        )
      const coupon = promotion && books.coupons.get(promotion.couponId)
      if (!coupon || !session.allowPromotionCodes) return
      const discount = {
        couponId: coupon.id,
        promotionId: promotion.id,
        code: promotion.code,
        percentOff: coupon.percentOff,
      }
      return save({ ...session, discount })
    },
    dropCode(id) {
      const session = find(id)
      return session.allowPromotionCodes ? save({ ...session, discount: null }) : session
    },
    pay(id, { buyer, card, shipping }) {
      const found = find(id)
      if (found.status !== 'open') return { kind: 'closed', session: found }
      const ready: Session = { ...found, buyer, chosenShipping: shipping }
      const verdict = askBank(card)
      return state.transaction((): Outcome => {
        if (verdict.kind === 'declines') {
          const intent = attempt(ready, 'requires_payment_method', verdict.declineCode)
          const session = { ...found, chosenShipping: shipping, intentId: intent.id }
          save(session, [{ type: 'payment_intent.payment_failed', object: intent }])
          return { kind: 'declined', code: verdict.declineCode, session }
        }
        const paid = verdict.kind === 'pays'
        const intent = attempt(ready, paid ? 'succeeded' : 'processing')
        const session: Session = {
          ...ready,
          status: 'complete',
          paymentStatus: paid ? 'paid' : 'unpaid',
          intentId: intent.id,
        }
        countRedemption(session)
        save(session, [
          { type: `payment_intent.${paid ? 'succeeded' : 'processing'}`, object: intent },
          happened('completed', session),
        ])
        return { kind: paid ? 'paid' : 'processing', session }
      })
    },
    settle(id, succeeded) {
      const found = find(id)
      if (found.status !== 'complete' || found.paymentStatus !== 'unpaid')
        throw invalid(`Checkout Session ${id} is not waiting for its payment.`)
      return state.transaction(() => {
        const intent = succeeded
          ? attempt(found, 'succeeded')
          : attempt(found, 'requires_payment_method', 'generic_decline')
        const session: Session = { ...found, paymentStatus: succeeded ? 'paid' : 'unpaid' }
        return save(session, [
          { type: `payment_intent.${succeeded ? 'succeeded' : 'payment_failed'}`, object: intent },
          happened(`async_payment_${succeeded ? 'succeeded' : 'failed'}`, session),
        ])
      })
    },
  }
}
