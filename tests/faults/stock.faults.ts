import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { contentWriter } from '../../netlify/server/content'
import { reconcile, reconcileReservations } from '../../netlify/scripts/reconcile'
import { ask, forEach, killServices, pendingEvents, type Services, startServices } from './services'

const SHOPPERS = 200
const UNITS = 50
const AT_ONCE = 25
const ITEM = 'prod-006'
const DELIVERY_TIMEOUT_MS = 240_000

let services: Services
beforeAll(async () => {
  services = await startServices()
  Object.assign(process.env, services.env)
})
afterAll(() => services.close())

/** Repeats what fails because a service is down. */
async function insist<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await work()
    } catch {
      await pause(200)
    }
  }
}

const stripe = () => {
  const { hostname: host, port } = new URL(services.processes.payments.url)
  return new Stripe('sk_test_race', { host, port, protocol: 'http', maxNetworkRetries: 0 })
}

interface Tally {
  sold: number
  refused: number
  abandoned: number
}

/** Opens a checkout as the cart page does; the session's id, or undefined when nothing is left. */
async function checkOut(subject: string, attempt: string): Promise<string | undefined> {
  const { identity, shop } = services.processes
  const { access_token: token } = await insist(() =>
    ask<{ access_token: string }>(`${identity.url}/__local/token`, { sub: subject }),
  )
  return insist(async () => {
    const response = await fetch(`${shop.url}/api/stripe/create-checkout-session`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': attempt,
        'x-local-client-ip': subject,
      },
      body: JSON.stringify({
        items: [{ id: ITEM, name: 'Soap', price: 'L.3.75', quantity: 1 }],
        currency: 'USD',
        customerEmail: 'race@rumbo.example',
        userId: subject,
      }),
      signal: AbortSignal.timeout(30_000),
    })
    if (response.status === 409) return undefined
    const { url } = (await response.json()) as { url?: string }
    const id = /cs_test_\w+/.exec(url ?? '')?.[0]
    if (!id) throw new Error(`The answer was ${response.status}`)
    return id
  })
}

/** Tries until the unit is theirs, all are sold, or they change their mind: every fourth leaves the payment page. */
async function shopper(n: number, tally: Tally): Promise<void> {
  for (let visit = 0; tally.sold < UNITS; visit += 1) {
    const id = await checkOut(`auth0|race-${n}`, `race-${n}-visit-${visit}`)
    if (!id) {
      tally.refused += 1
      await pause(250)
      continue
    }
    if (n % 4 === 0) {
      await insist(() => expire(id))
      tally.abandoned += 1
      return
    }
    await insist(() => ask(`${services.processes.payments.url}/__local/pay`, { sessionId: id }))
    tally.sold += 1
    return
  }
}

async function expire(id: string): Promise<void> {
  const { status } = await stripe().checkout.sessions.retrieve(id)
  if (status === 'open') await stripe().checkout.sessions.expire(id)
}

const LEDGER_QUERY = `{
  "counter": *[_id == $counter][0]{ onHand, reserved },
  "left": *[_id == $availability][0].left,
  "orders": count(*[_type == "order" && count(lines[productId == $item]) > 0 && string::startsWith(sessionId, "cs_test_")]),
  "sold": count(*[_type == "reservation" && state == "sold"]),
  "open": count(*[_type == "reservation" && state == "open"])
}`

test('STOCK-02 200 people race for 50 units while every service is killed in turn: exactly 50 are sold', async () => {
  const content = contentWriter(readEnv())
  await content.patch(ITEM).set({ stock: UNITS, stockCountedAt: new Date().toISOString() }).commit()
  await ask(`${services.processes.payments.url}/__local/webhooks`, {
    duplicate: 2,
    reorder: true,
    delayMs: 1000,
  })

  const tally: Tally = { sold: 0, refused: 0, abandoned: 0 }
  let done = false
  const racing = forEach(
    Array.from({ length: SHOPPERS }, (_, n) => n),
    AT_ONCE,
    (n) => shopper(n, tally),
  ).then(() => (done = true))
  const [kills] = await Promise.all([killServices(services, () => done), racing])

  // Unpaid sessions expire.
  for await (const { id } of stripe().checkout.sessions.list({ status: 'open', limit: 100 })) await expire(id)
  await expect.poll(() => pendingEvents(services), { timeout: DELIVERY_TIMEOUT_MS, interval: 500 }).toBe(0)

  const ledger = await content.fetch<Record<string, unknown>>(LEDGER_QUERY, {
    item: ITEM,
    counter: `stock.${ITEM}`,
    availability: `availability-${ITEM}`,
  })
  const sessions = await ask<{ sessions: { payment_status: string }[] }>(
    `${services.processes.payments.url}/__local/sessions`,
  )
  const paid = sessions.sessions.filter(({ payment_status }) => payment_status === 'paid').length
  console.info(
    `${kills} kills; ${paid} of ${UNITS} units sold, ${Math.max(0, paid - UNITS)} oversold, ${String(ledger['open'])} reservations left; ` +
      `${tally.refused} refusals, ${tally.abandoned} abandoned; ${JSON.stringify(ledger)}`,
  )
  expect(paid).toBe(UNITS)
  expect(ledger).toEqual({
    counter: { onHand: 0, reserved: 0 },
    left: 0,
    orders: UNITS,
    sold: UNITS,
    open: 0,
  })
  expect(await Array.fromAsync(reconcile(readEnv(), { days: 1, dryRun: true }))).toEqual([])
  expect(await Array.fromAsync(reconcileReservations(readEnv(), { dryRun: true }))).toEqual([])
})
