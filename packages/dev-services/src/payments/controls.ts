import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type Stripe from 'stripe'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { WebhookDispatcher } from 'service-kit/webhook-dispatcher'
import { ApiError } from './api/errors'
import { serializeLines, serializeSession } from './api/serialize'
import type { Checkout } from './checkout'
import { TEST_CARDS } from './domain/cards'
import { languageOf, type Session } from './domain/session'
import { declineText } from './page/checkout-routes'
import { successUrl } from './page/closed-page'
import type { Refunds } from './refunds'
import { type Store, webhookSettings } from './store'
import { eventRequest, type WebhookEndpoint } from './webhooks/dispatcher'
import { webhookSettingsSchema } from './webhooks/schedule'

const optional = z.string().trim().min(1).nullish()

const paySchema = z.strictObject({
  sessionId: z.string(),
  card: z.string().default(TEST_CARDS.pays),
  promo: optional,
  email: optional,
  name: optional,
  /** Index of the shipping option. */
  shipping: z.int().min(0).default(0),
  address: z
    .strictObject({
      line1: z.string().default('Calle Principal 1'),
      line2: z.string().nullable().default(null),
      city: z.string().default('Tegucigalpa'),
      state: z.string().nullable().default(null),
      postal_code: z.string().nullable().default(null),
      country: z.string().optional(),
    })
    .prefault({}),
})

const replaySchema = z.strictObject({
  sessionId: z.string(),
  times: z.int().min(1).max(1_000).default(1),
  parallel: z.boolean().default(false),
  type: z.string().default('checkout.session.completed'),
})

const settleSchema = z.strictObject({
  sessionId: z.string(),
  outcome: z.enum(['succeeded', 'failed']).default('succeeded'),
})

const refundSchema = z.strictObject({
  sessionId: z.string(),
  /** Minor units; all that is left when it is missing. */
  amount: z.int().min(1).optional(),
  outcome: z.enum(['succeeded', 'failed']).default('succeeded'),
})

const disputeSchema = z.strictObject({
  sessionId: z.string(),
  outcome: z.enum(['open', 'won', 'lost']).default('open'),
})

interface Options {
  readonly store: Store
  readonly checkout: Checkout
  readonly refunds: Refunds
  readonly dispatcher: WebhookDispatcher
  readonly webhook: WebhookEndpoint
  readonly origin: () => string
}

/** Test controls under `/__local`: pay without a browser, change webhook delivery, replay, settle, inspect. */
export const controlRoutes = ({ store, checkout, refunds, dispatcher, webhook, origin }: Options) =>
  new Hono<NodeEnv>()
    .onError((error, c) => {
      if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400)
      if (error instanceof ApiError) return c.json({ error: error.message }, error.status as 400)
      throw error
    })
    .get('/:sheet{checkout.css|summary.css}', async (c) => {
      c.header('Content-Type', 'text/css; charset=utf-8')
      return c.body(await readFile(new URL(`./page/${c.req.param('sheet')}`, import.meta.url), 'utf8'))
    })
    .get('/sessions', (c) => {
      checkout.expireDue()
      const sessions = store.sessions.all().map((session) => ({
        ...serializeSession(session, origin()),
        line_items: { object: 'list', data: serializeLines(session) },
      }))
      return c.json({ sessions })
    })
    .get('/webhooks', (c) => c.json({ ...webhookSettings(store), pending: store.deliveries.all() }))
    .post('/webhooks', async (c) => {
      store.settings.put('webhooks', webhookSettingsSchema.parse(await c.req.json()))
      return c.json(webhookSettings(store))
    })
    .post('/pay', async (c) => {
      const { sessionId, card, promo, email, name, shipping, address } = paySchema.parse(await c.req.json())
      const session = checkout.find(sessionId)
      const applied = promo ? checkout.applyCode(sessionId, promo).kind : 'applied'
      if (applied !== 'applied') return c.json({ error: 'promotion code', reason: applied }, 422)
      const country = address.country ?? session.shippingCountries?.[0] ?? 'HN'
      const result = checkout.pay(sessionId, {
        card,
        shipping,
        buyer: {
          email: email ?? session.customerEmail ?? 'ana@rumbo.example',
          name: name ?? 'Ana Local',
          address: session.shippingCountries ? { ...address, country } : null,
        },
      })
      dispatcher.wake()
      if (result.kind === 'declined') {
        const { declineCode: code } = result
        return c.json({ error: declineText(languageOf(session), code), code }, 402)
      }
      const paid = result.session
      if (paid.status !== 'complete') return c.json({ error: 'expired' }, 410)
      return c.json({ kind: result.kind, payment_status: paid.paymentStatus, url: successUrl(paid) })
    })
    .post('/refund', async (c) => {
      const { sessionId, amount, outcome } = refundSchema.parse(await c.req.json())
      const session = checkout.find(sessionId)
      const refund = outcome === 'failed' ? refunds.fail(session) : refunds.refund(session, amount)
      dispatcher.wake()
      return c.json(refund)
    })
    .post('/dispute', async (c) => {
      const { sessionId, outcome } = disputeSchema.parse(await c.req.json())
      const session = checkout.find(sessionId)
      const dispute =
        outcome === 'open' ? refunds.dispute(session) : refunds.closeDispute(session, outcome === 'won')
      dispatcher.wake()
      return c.json(dispute)
    })
    .post('/settle', async (c) => {
      const { sessionId, outcome } = settleSchema.parse(await c.req.json())
      const session = checkout.settle(sessionId, outcome === 'succeeded')
      dispatcher.wake()
      return c.json({ payment_status: session.paymentStatus })
    })
    .post('/replay', async (c) => {
      const { sessionId, times, parallel, type } = replaySchema.parse(await c.req.json())
      const event = store.events
        .all()
        .find((one) => one.type === type && isAbout(one, store.sessions.get(sessionId) ?? { id: sessionId }))
      if (!event) return c.json({ error: `no event ${type} of ${sessionId}` }, 404)
      const statuses: (number | string)[] = []
      const send = async () => void statuses.push(await dispatcher.send(eventRequest(event, webhook)))
      if (parallel) await Promise.all(Array.from({ length: times }, send))
      else for (let sent = 0; sent < times; sent++) await send()
      return c.json({ statuses })
    })

/** Whether an event is about a session or its payment. */
const isAbout = ({ data }: Stripe.Event, session: Partial<Session>): boolean => {
  const { id, payment_intent: payment } = data.object as { id?: string; payment_intent?: string }
  return id === session.id || (!!payment && payment === session.paymentIntentId)
}
