import Stripe from 'stripe'
import { newId, nowSeconds } from '../domain/ids'
import { type Store, webhookSettings } from '../store'
import { scheduleDeliveries } from './schedule'

/** An event's type and the object it is about, in Stripe's shape. */
export interface EventInput {
  readonly type: string
  readonly object: unknown
}

/** The API request that caused an event; empty for what a buyer does on the page. */
export interface Cause {
  readonly id: string | null
  readonly idempotency_key: string | null
}

/** Stores events and queues their delivery. Call it inside a transaction, then wake the dispatcher. */
export const recordEvents = (
  store: Store,
  inputs: readonly EventInput[],
  cause: Cause = { id: null, idempotency_key: null },
): void => {
  const events = inputs.map(
    ({ type, object }) =>
      ({
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: nowSeconds(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: cause,
        type,
      }) as Stripe.Event,
  )
  for (const event of events) store.events.put(event.id, event)
  const ids = events.map(({ id }) => id)
  for (const delivery of scheduleDeliveries(ids, webhookSettings(store), Date.now()))
    store.deliveries.put(delivery.id, delivery)
}
