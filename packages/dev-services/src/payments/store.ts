import type Stripe from 'stripe'
import type { IdempotencyRecord } from 'service-kit/idempotency'
import { openState, type Collection, type State } from 'service-kit/state'
import type { Coupon, PromotionCode } from './domain/coupons'
import { newId, nowSeconds } from './domain/ids'
import type { Dispute, Refund } from './domain/refunds'
import type { Session } from './domain/session'
import { DEFAULT_SETTINGS, type EventDelivery, type WebhookSettings } from './webhooks/schedule'

/** A promotion code that exists from the first start. */
export interface SeedCode {
  readonly code: string
  readonly percentOff: number
}

/** The response to a request with an idempotency key: its body, and the id of that first request. */
export interface SavedResponse {
  readonly text: string
  readonly requestId: string
}

/** Everything the emulator stores, one collection per kind. */
export interface Store {
  readonly state: State
  readonly sessions: Collection<Session>
  readonly refunds: Collection<Refund>
  readonly disputes: Collection<Dispute>
  readonly coupons: Collection<Coupon>
  readonly promotionCodes: Collection<PromotionCode>
  readonly events: Collection<Stripe.Event>
  readonly deliveries: Collection<EventDelivery>
  readonly keys: Collection<IdempotencyRecord<SavedResponse>>
  readonly settings: Collection<WebhookSettings>
}

/** Opens the store under `dir` and adds the seed's promotion codes. */
export const openStore = (dir: string, seed: readonly SeedCode[]): Store => {
  const state = openState(dir)
  const store: Store = {
    state,
    sessions: state.collection('sessions'),
    refunds: state.collection('refunds'),
    disputes: state.collection('disputes'),
    coupons: state.collection('coupons'),
    promotionCodes: state.collection('promotions'),
    events: state.collection('events'),
    deliveries: state.collection('deliveries'),
    keys: state.collection('keys'),
    settings: state.collection('settings'),
  }
  addSeedCodes(store, seed)
  return store
}

/** Deletes everything but the seed. */
export const resetStore = (store: Store, seed: readonly SeedCode[]): void => {
  store.state.clear()
  addSeedCodes(store, seed)
}

export const webhookSettings = (store: Store): WebhookSettings =>
  store.settings.get('webhooks') ?? DEFAULT_SETTINGS

const addSeedCodes = ({ state, coupons, promotionCodes }: Store, seed: readonly SeedCode[]) =>
  state.transaction(() => {
    const known = new Set(promotionCodes.all().map(({ code }) => code.toUpperCase()))
    for (const { code, percentOff } of seed) {
      if (known.has(code.toUpperCase())) continue
      const created = nowSeconds()
      coupons.put(code, {
        id: code,
        created,
        name: `${percentOff} %`,
        percentOff,
        duration: 'forever',
        timesRedeemed: 0,
      })
      const id = newId('promo')
      promotionCodes.put(id, { id, created, code, couponId: code, timesRedeemed: 0 })
    }
  })
