import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { type Currency, centsFromDecimal, convert, multiply, priceText, sum } from '~/lib/money'
import { ratesAt } from '../../src/lib/testing/rates'
import { ask, type Services } from './services'

const DISCOUNT_CODE = 'WELCOME10'
/** A test card whose payment is confirmed later. */
const PAYS_LATER = '4000 0000 0000 5555'

/** As in the seed. */
const SOAP = { id: 'prod-006', price: centsFromDecimal(3.75) }
const BOTTLE = { id: 'prod-001', price: centsFromDecimal(8.9) }
const RATES = ratesAt(26)
const FREE_FROM = centsFromDecimal(25)
const SHIPPING = centsFromDecimal(4.99)

/** A cart that is paid, and its total in minor units, computed independently of the shop. */
export interface Purchase {
  readonly n: number
  readonly email: string
  readonly currency: Currency
  readonly locale: 'es' | 'en'
  readonly promo: string | undefined
  readonly items: readonly { id: string; name: string; price: string; quantity: number }[]
  readonly total: number
}

/** Carts with one or two lines, in dollars or lempiras, with or without the discount code. */
export function purchase(n: number): Purchase {
  const currency = n % 3 === 0 ? 'HNL' : 'USD'
  const lines = [
    { ...SOAP, quantity: 1 + (n % 4) },
    { ...BOTTLE, quantity: 1 + (n % 2) },
  ].slice(0, n % 5 === 0 ? 2 : 1)
  const promo = n % 4 === 1 ? DISCOUNT_CODE : undefined
  const unit = (price: typeof SHIPPING) => convert(price, currency, RATES)
  const subtotal = lines.reduce((total, { price, quantity }) => total + unit(price).amount * quantity, 0)
  const isFree = sum(lines.map(({ price, quantity }) => multiply(price, quantity))) >= FREE_FROM
  return {
    n,
    email: `buyer-${n}@rumbo.example`,
    currency,
    locale: n % 2 === 0 ? 'es' : 'en',
    promo,
    items: lines.map(({ id, price, quantity }) => ({
      id,
      name: id,
      price: priceText(unit(price)),
      quantity,
    })),
    total: subtotal - (promo ? Math.round(subtotal / 10) : 0) + (isFree ? 0 : unit(SHIPPING).amount),
  }
}

/** Logs in and opens a checkout session as the cart page does, until it works; returns the session's id. */
export async function checkOut({ processes }: Services, bought: Purchase): Promise<string> {
  const { n, email, currency, locale, items } = bought
  const { url: shop } = n % 2 === 0 ? processes.shop : processes.secondShop
  const attempt = randomUUID()
  const { url } = await untilDone(async () => {
    const userId = `auth0|buyer-${n}`
    const token = await logIn(processes.identity.url, userId)
    return ask<{ url: string }>(
      `${shop}/api/stripe/create-checkout-session`,
      { items, currency, locale, customerEmail: email, userId },
      {
        authorization: `Bearer ${token}`,
        'idempotency-key': attempt,
        'x-local-client-ip': randomUUID(),
      },
    )
  })
  return /cs_test_\w+/.exec(url)?.[0] ?? ''
}

const logIn = async (identity: string, sub: string): Promise<string> =>
  (await ask<{ access_token: string }>(`${identity}/__local/token`, { sub })).access_token

/** Pays until the payment service reports the session as paid. Every tenth shopper's payment is settled later. */
export async function pay({ processes }: Services, id: string, bought: Purchase): Promise<void> {
  const { n, email, promo } = bought
  const control = `${processes.payments.url}/__local`
  const isLater = n % 10 === 3
  await untilDone(async () => {
    const card = isLater ? { card: PAYS_LATER } : {}
    const { payment_status } = await ask<{ payment_status: string }>(`${control}/pay`, {
      sessionId: id,
      email,
      promo,
      ...card,
    })
    if (payment_status === 'paid') return true
    await ask(`${control}/settle`, { sessionId: id })
    throw new Error('not settled yet')
  })
}

/** Delivers the session's event to both instances of the functions, twice each and all at once; returns the statuses. */
export async function deliverToBoth({ processes, env }: Services, id: string): Promise<number[]> {
  const created = Math.floor(Date.now() / 1000)
  const payload = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    type: 'checkout.session.completed',
    created,
    data: { object: { id, object: 'checkout.session' } },
  })
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: env['STRIPE_WEBHOOK_SECRET'] ?? '',
  })
  const { shop, secondShop } = processes
  return Promise.all(
    [shop, secondShop, shop, secondShop].map(async ({ url }) => {
      const answer = await fetch(`${url}/api/stripe/webhook`, {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': signature, 'x-local-client-ip': randomUUID() },
        signal: AbortSignal.timeout(30_000),
      }).catch(() => undefined)
      return answer?.status ?? 0
    }),
  )
}

async function untilDone<Value>(work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await work()
    } catch {
      await pause(250)
    }
  }
}
