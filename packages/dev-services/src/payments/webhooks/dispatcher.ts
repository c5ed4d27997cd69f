import { createHmac } from 'node:crypto'
import {
  createWebhookDispatcher,
  type WebhookDispatcher,
  type WebhookRequest,
} from 'service-kit/webhook-dispatcher'
import type Stripe from 'stripe'
import { nowSeconds } from '../domain/ids'
import type { Store } from '../store'
import { retryDelay } from './schedule'

/** Where events are sent, and the secret they are signed with. */
export interface WebhookEndpoint {
  readonly url: string
  readonly secret: string
}

/** Delivers the recorded events until the shop answers 2xx. */
export const createEventDispatcher = (
  { events, deliveries }: Store,
  endpoint: WebhookEndpoint,
): WebhookDispatcher =>
  createWebhookDispatcher({
    deliveries,
    retryDelay,
    request({ eventId }) {
      const event = events.get(eventId)
      return event && eventRequest(event, endpoint)
    },
  })

/** The signed request that delivers `event`. */
export const eventRequest = (event: Stripe.Event, { url, secret }: WebhookEndpoint): WebhookRequest => {
  const body = JSON.stringify(event)
  return {
    url,
    body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'Stripe-Signature': signature(body, secret, nowSeconds()),
    },
  }
}

/** The `Stripe-Signature` header of `body` sent at `seconds`. */
export const signature = (body: string, secret: string, seconds: number): string => {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${v1}`
}
