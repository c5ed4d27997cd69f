import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import Stripe from 'stripe'
import { type Served, serveApp } from 'service-kit/serve'
import { startPayments } from '../index'

export const SECRET = 'whsec_of_the_tests'

/** A webhook endpoint that verifies each signature with the SDK and records the events. */
export interface Receiver extends Served {
  readonly events: Stripe.Event[]
  /** Statuses of the next responses; 200 after that. */
  readonly statuses: number[]
}

export const startReceiver = async (port = 0): Promise<Receiver> => {
  const events: Stripe.Event[] = []
  const statuses: number[] = []
  const app = new Hono().post('/webhook', async (c) => {
    const status = statuses.shift() ?? 200
    const signature = c.req.header('stripe-signature') ?? ''
    const event = await Stripe.webhooks.constructEventAsync(await c.req.text(), signature, SECRET)
    if (status === 200) events.push(event)
    return c.json({}, status as 200)
  })
  return { ...(await serveApp(app, port)), events, statuses }
}

export interface Payments {
  readonly url: string
  readonly port: number
  readonly stateDir: string
  readonly stripe: Stripe
  close(): Promise<void>
  /** POST to a control under `/__local`. */
  control(name: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }>
}

export const tempDir = () => mkdtempSync(join(tmpdir(), 'rumbo-payments-'))

export const startTestPayments = async (
  receiver: { url: string },
  { port = 0, stateDir = tempDir() } = {},
): Promise<Payments> => {
  const { url, close } = await startPayments({
    port,
    stateDir,
    webhook: { url: `${receiver.url}/webhook`, secret: SECRET },
    promotionCodes: [{ code: 'WELCOME10', percentOff: 10 }],
  })
  return { ...clientOf(url), stateDir, close }
}

export const clientOf = (url: string): Pick<Payments, 'url' | 'port' | 'stripe' | 'control'> => {
  const port = Number(new URL(url).port)
  return {
    url,
    port,
    stripe: new Stripe('sk_test_local', { host: 'localhost', port, protocol: 'http', telemetry: false }),
    async control(name, body = {}) {
      const answer = await fetch(`${url}/__local/${name}`, { method: 'POST', body: JSON.stringify(body) })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    },
  }
}

type Parameters = Stripe.Checkout.SessionCreateParams

/** A checkout of two adapters and a soap with two shipping options, like the shop's. */
export const checkoutOf = (changes: Partial<Parameters> = {}, currency = 'usd'): Parameters => ({
  mode: 'payment',
  locale: 'es',
  line_items: [
    line('Adaptador universal', 1425, 2, currency),
    { ...line('Jabón sólido', 375, 1, currency), metadata: { kind: 'product' } },
  ],
  allow_promotion_codes: true,
  customer_email: 'ana@rumbo.example',
  client_reference_id: 'auth0|ana',
  metadata: { attempt: 'a1' },
  shipping_address_collection: { allowed_countries: ['HN', 'US'] },
  shipping_options: [shipping('Envío', 499, currency), shipping('Express', 1250, currency)],
  success_url: 'http://localhost:8888/shop/checkout/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:8888/shop/cart',
  ...changes,
})

const line = (name: string, amount: number, quantity: number, currency: string) => ({
  quantity,
  price_data: {
    currency,
    unit_amount: amount,
    product_data: { name, images: ['http://localhost:4100/images/a.webp'] },
  },
})

const shipping = (name: string, amount: number, currency: string) => ({
  shipping_rate_data: {
    display_name: name,
    type: 'fixed_amount' as const,
    fixed_amount: { amount, currency },
  },
})
