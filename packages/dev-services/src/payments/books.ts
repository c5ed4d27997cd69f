import type Stripe from 'stripe'
import type { IdempotencyRecord } from 'service-kit/idempotency'
import { openState, type Collection, type State } from 'service-kit/state'
import type { Coupon, PromotionCode } from './domain/coupons'
import { newId, nowSeconds } from './domain/ids'
import type { Intent } from './domain/intent'
import type { Session } from './domain/session'
import { CALM, type Delivery, type Knobs } from './webhooks/delivery'

/** A code buyers may type on the payment page from the first start on. */
export interface SeedCode {
  readonly code: string
  readonly percentOff: number
}

/** An answer to a request with an idempotency key: its body as sent, and the id of that first request. */
export interface KeptAnswer {
  readonly text: string
  readonly requestId: string
}

/** Everything the stand-in remembers, one collection per kind. */
export interface Books {
  readonly state: State
  readonly sessions: Collection<Session>
  readonly intents: Collection<Intent>
  readonly coupons: Collection<Coupon>
  readonly promotions: Collection<PromotionCode>
  readonly events: Collection<Stripe.Event>
  readonly deliveries: Collection<Delivery>
  readonly keys: Collection<IdempotencyRecord<KeptAnswer>>
  readonly knobs: Collection<Knobs>
}

/** Opens the books under `dir`, with the seed's promotion codes in them. */
export const openBooks = (dir: string, seed: readonly SeedCode[]): Books => {
  const state = openState(dir)
  const books: Books = {
    state,
    sessions: state.collection('sessions'),
    intents: state.collection('intents'),
    coupons: state.collection('coupons'),
    promotions: state.collection('promotions'),
    events: state.collection('events'),
    deliveries: state.collection('deliveries'),
    keys: state.collection('keys'),
    knobs: state.collection('knobs'),
  }
  plantSeed(books, seed)
  return books
}

/** Forgets everything but the seed. */
export const resetBooks = (books: Books, seed: readonly SeedCode[]): void => {
  books.state.clear()
  plantSeed(books, seed)
}

/** How deliveries are troubled at present. */
export const knobsOf = (books: Books): Knobs => books.knobs.get('webhooks') ?? CALM

const plantSeed = (books: Books, seed: readonly SeedCode[]) =>
  books.state.transaction(() => {
    const known = new Set(books.promotions.all().map((promotion) => promotion.code.toUpperCase()))
    for (const { code, percentOff } of seed) {
      if (known.has(code.toUpperCase())) continue
      books.coupons.put(code, {
        id: code,
        created: nowSeconds(),
        name: `${percentOff} %`,
        percentOff,
        duration: 'forever',
        metadata: {},
        timesRedeemed: 0,
      })
      const id = newId('promo')
      books.promotions.put(id, {
        id,
        created: nowSeconds(),
        code,
        couponId: code,
        active: true,
        expiresAt: null,
        maxRedemptions: null,
        timesRedeemed: 0,
        metadata: {},
      })
    }
  })
