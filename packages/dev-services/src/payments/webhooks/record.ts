import Stripe from 'stripe'
import { type Books, knobsOf } from '../books'
import { newId, nowSeconds } from '../domain/ids'
import { planDeliveries } from './delivery'

/** What happened, in Stripe's words, and to what (in Stripe's shape). */
export interface Happening {
  readonly type: string
  readonly object: unknown
}

/** The API request that caused it; none for what a buyer does on the page. */
export interface Cause {
  readonly id: string | null
  readonly idempotency_key: string | null
}

/** Writes the events of one moment and queues them for the shop. Call inside a transaction, then wake the courier. */
export const recordEvents = (
  books: Books,
  happenings: readonly Happening[],
  cause: Cause = { id: null, idempotency_key: null },
): void => {
  const events = happenings.map(
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
  for (const event of events) books.events.put(event.id, event)
  const ids = events.map((event) => event.id)
  for (const delivery of planDeliveries(ids, knobsOf(books), Date.now()))
    books.deliveries.put(delivery.id, delivery)
}
