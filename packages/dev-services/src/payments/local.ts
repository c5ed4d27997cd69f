import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import { Refusal } from './api/errors'
import { showSession } from './api/expand'
import { type Books, knobsOf } from './books'
import type { Checkout } from './checkout'
import { TEST_CARDS } from './domain/cards'
import { languageOf } from './domain/session'
import { successAddress } from './page/closed-page'
import { declineText } from './page/routes'
import type { Courier } from './webhooks/courier'
import { knobsSchema } from './webhooks/delivery'

const optional = z.string().trim().min(1).nullish()

const paySchema = z.strictObject({
  sessionId: z.string(),
  card: z.string().default(TEST_CARDS.pays),
  promo: optional,
  email: optional,
  name: optional,
  /** Number of the way of shipping, from 0. */
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

interface Options {
  readonly books: Books
  readonly checkout: Checkout
  readonly courier: Courier
  readonly origin: () => string
}

/** The knobs of tests under `/__local`: pay without a browser, trouble deliveries, replay, settle, look inside. */
export const testRoutes = ({ books, checkout, courier, origin }: Options) =>
  new Hono<NodeEnv>()
    .onError((error, c) => {
      if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400)
      if (error instanceof Refusal) return c.json({ error: error.message }, error.status as 400)
      throw error
    })
    .get('/:sheet{checkout.css|summary.css}', async (c) => {
      c.header('Content-Type', 'text/css; charset=utf-8')
      return c.body(await readFile(new URL(`./page/${c.req.param('sheet')}`, import.meta.url), 'utf8'))
    })
    .get('/sessions', (c) => {
      checkout.expireDue()
      const sessions = books.sessions
        .all()
        .map((session) => showSession(books, session, origin(), ['line_items']))
      return c.json({ sessions })
    })
    .get('/webhooks', (c) => c.json({ ...knobsOf(books), pending: books.deliveries.all() }))
    .post('/webhooks', async (c) => {
      books.knobs.put('webhooks', knobsSchema.parse(await c.req.json()))
      return c.json(knobsOf(books))
    })
    .post('/pay', async (c) => {
      const { sessionId, card, promo, email, name, shipping, address } = paySchema.parse(await c.req.json())
      const session = checkout.find(sessionId)
      if (promo && !checkout.redeem(sessionId, promo)) return c.json({ error: 'promotion code' }, 422)
      const country = address.country ?? session.shippingCountries?.[0] ?? 'HN'
      const outcome = checkout.pay(sessionId, {
        card,
        shipping,
        buyer: {
          email: email ?? session.customerEmail ?? 'ana@rumbo.example',
          name: name ?? 'Ana Local',
          address: session.shippingCountries ? { ...address, country } : null,
        },
      })
      courier.wake()
      if (outcome.kind === 'declined')
        return c.json({ error: declineText(languageOf(session), outcome.code), code: outcome.code }, 402)
      const paid = outcome.session
      if (paid.status !== 'complete') return c.json({ error: 'expired' }, 410)
      return c.json({ kind: outcome.kind, payment_status: paid.paymentStatus, url: successAddress(paid) })
    })
    .post('/settle', async (c) => {
      const { sessionId, outcome } = settleSchema.parse(await c.req.json())
      const session = checkout.settle(sessionId, outcome === 'succeeded')
      courier.wake()
      return c.json({ payment_status: session.paymentStatus })
    })
    .post('/replay', async (c) => {
      const { sessionId, times, parallel, type } = replaySchema.parse(await c.req.json())
      const event = books.events
        .all()
        .find((one) => one.type === type && (one.data.object as { id?: string }).id === sessionId)
      if (!event) return c.json({ error: `no event ${type} of ${sessionId}` }, 404)
      const statuses: number[] = []
      const send = async () => void statuses.push(await courier.send(event))
      if (parallel) await Promise.all(Array.from({ length: times }, send))
      else for (let sent = 0; sent < times; sent++) await send()
      return c.json({ statuses })
    })
