import Stripe from 'stripe'
import type { Shop } from './shop'

export const ANA = 'auth0|ana'

interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

/** Calls a function over HTTP and parses its JSON. */
export async function requestJson<Body = Record<string, unknown>>(
  shop: Shop,
  path: string,
  init: RequestInit = {},
): Promise<Answer<Body>> {
  const response = await fetch(shop.site + path, init)
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Calls a local control endpoint of an emulator. */
export async function control<Body>(url: string, path: string, body: unknown): Promise<Body> {
  const response = await fetch(`${url}/__local/${path}`, post(body))
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}

interface TokenOptions {
  readonly sub?: string
  readonly aud?: string | readonly string[]
  readonly iss?: string
  readonly expiresIn?: number
}

export const tokenOf = async (shop: Shop, options: TokenOptions = {}): Promise<string> =>
  (await control<{ access_token: string }>(shop.urls.identity, 'token', { sub: ANA, ...options }))
    .access_token

export const line = (id: string, price: string, quantity = 1) => ({
  id,
  name: id,
  price,
  imageUrl: '',
  category: '',
  quantity,
})

export const cart = (changes: object = {}) => ({
  items: [line('prod-001', 'L.1.31', 2)],
  customerEmail: 'ana@rumbo.example',
  userId: ANA,
  currency: 'USD',
  locale: 'es',
  ...changes,
})

interface Opened {
  readonly url?: string
  readonly error?: { code: string; message: string; [fact: string]: unknown }
}

export async function checkOut(
  shop: Shop,
  body: unknown = cart(),
  headers: Record<string, string> = {},
  sub = ANA,
) {
  const authorization = `Bearer ${await tokenOf(shop, { sub })}`
  return requestJson<Opened>(
    shop,
    '/api/stripe/create-checkout-session',
    post(body, { authorization, ...headers }),
  )
}

/** The id of a checkout's session. */
export async function openSession(shop: Shop, body?: unknown, sub = ANA): Promise<string> {
  const { body: answer } = await checkOut(shop, body, {}, sub)
  const id = /cs_test_\w+/.exec(answer.url ?? '')?.[0]
  if (!id) throw new Error(`No session: ${JSON.stringify(answer)}`)
  return id
}

/** Opens a session without the shop, as another application on the same account would. */
export async function openForeignSession(shop: Shop, metadata: Record<string, string>): Promise<string> {
  const stripe = new URL(shop.urls.payments)
  const { id } = await new Stripe('sk_test_foreign', {
    host: stripe.hostname,
    port: stripe.port,
    protocol: 'http',
  }).checkout.sessions.create({
    mode: 'payment',
    success_url: 'https://other.example/thanks',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Thing' } } },
    ],
    metadata,
  })
  return id
}

interface Payment {
  readonly promo?: string
  readonly card?: string
  readonly email?: string
}

export const pay = (shop: Shop, sessionId: string, payment: Payment = {}) =>
  control<{ payment_status: string }>(shop.urls.payments, 'pay', { sessionId, ...payment })

/** Redelivers the session's event; returns the webhook's statuses. */
export const replay = async (
  shop: Shop,
  sessionId: string,
  times: number,
  type?: string,
): Promise<number[]> =>
  (
    await control<{ statuses: number[] }>(shop.urls.payments, 'replay', {
      sessionId,
      times,
      parallel: true,
      ...(type && { type }),
    })
  ).statuses
