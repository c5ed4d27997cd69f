import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderDocumentId } from '~/features/orders/order-id.server'
import { readEnv } from '~/lib/env/env.server'
import { contentWriter } from '../../netlify/server/content'
import { reconcile } from '../../netlify/scripts/reconcile'
import { checkOut, logIn, pay, purchase } from './purchases'
import { ask, forEach, openStreet, type Street } from './street'

const BUYERS = 200
const TURNS = 3
/** Payments of one till are so far apart that they go on through all the turns. */
const BETWEEN_PAYMENTS_MS = 500
const ORDERS_QUERY = '*[_type == "order" && string::startsWith(sessionId, "cs_test_")]'
const PATIENCE_MS = 240_000

let street: Street
beforeAll(async () => {
  street = await openStreet()
  Object.assign(process.env, street.env)
})
afterAll(() => street.close())

interface StoredOrder {
  readonly _id: string
  readonly trackingNumber: string
  readonly total: number
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly lines: readonly { amount: number }[]
  readonly mails: readonly { status: string }[]
}
interface PaidSession {
  readonly id: string
  readonly payment_status: string
  readonly amount_total: number
}
interface Letter {
  readonly to: readonly string[]
  readonly text: string
}

const books = {
  orders: () => contentWriter(readEnv()).fetch<StoredOrder[]>(ORDERS_QUERY),
  paid: async () =>
    (
      await ask<{ sessions: PaidSession[] }>(`${street.victims.payments.url}/__local/sessions`)
    ).sessions.filter(({ payment_status }) => payment_status === 'paid'),
  letters: async () => (await ask<{ emails: Letter[] }>(`${street.victims.mail.url}/__local/emails`)).emails,
  pending: async () =>
    (await ask<{ pending: unknown[] }>(`${street.victims.payments.url}/__local/webhooks`)).pending.length,
}

/** Kills one service after another, each when the one before it is back, until there is no more need. */
async function wreak(enough: () => boolean): Promise<number> {
  const { lake, mail, payments, shop, identity } = street.victims
  let kills = 0
  for (let turn = 0; turn < TURNS || !enough(); turn += 1) {
    for (const victim of [lake, mail, payments, shop, identity]) {
      await victim.kill()
      await pause(300)
      await victim.start()
      kills += 1
      await pause(700)
    }
  }
  return kills
}

test('PAY-07 two hundred people pay while every service is killed in turn: each has one order and one mail', async () => {
  const purchases = Array.from({ length: BUYERS }, (_, n) => purchase(n))
  const sessions = new Map<string, (typeof purchases)[number]>()
  const token = await logIn(street)
  await forEach(
    purchases,
    8,
    async (bought) => void sessions.set(await checkOut(street, token, bought), bought),
  )
  expect(sessions.size).toBe(BUYERS)

  await ask(`${street.victims.payments.url}/__local/webhooks`, { duplicate: 2, reorder: true, delayMs: 2000 })
  let paid = 0
  const paying = forEach([...sessions], 4, async ([id, bought]) => {
    await pay(street, id, bought)
    paid += 1
    await pause(BETWEEN_PAYMENTS_MS)
  })
  const [kills] = await Promise.all([wreak(() => paid === BUYERS), paying])
  await expect.poll(books.pending, { timeout: PATIENCE_MS, interval: 500 }).toBe(0)

  const [orders, charged, letters] = await Promise.all([books.orders(), books.paid(), books.letters()])
  console.info(`${kills} kills; ${charged.length} paid, ${orders.length} orders, ${letters.length} mails`)
  expect(charged.map(({ id }) => orderDocumentId(id)).toSorted()).toEqual(
    orders.map(({ _id }) => _id).toSorted(),
  )
  expect(charged).toHaveLength(BUYERS)
  expect(new Set(orders.map(({ trackingNumber }) => trackingNumber)).size).toBe(BUYERS)

  const orderOf = new Map(orders.map((order) => [order._id, order]))
  for (const { id, amount_total } of charged) {
    const bought = sessions.get(id)!
    const order = orderOf.get(orderDocumentId(id))!
    expect([order.total, amount_total]).toEqual([bought.total, bought.total])
    expect(order.subtotal - order.discount + order.shipping).toBe(order.total)
    expect(order.lines.reduce((total, { amount }) => total + amount, 0)).toBe(order.subtotal)
    expect(order.mails.map(({ status }) => status)).toEqual(['confirmed'])
    const [letter, ...more] = letters.filter(({ to }) => to.includes(bought.email))
    expect(more).toEqual([])
    expect(letter?.text).toContain(order.trackingNumber)
  }
  expect(letters).toHaveLength(BUYERS)

  expect(await Array.fromAsync(reconcile(readEnv(), { days: 1, dryRun: true }))).toEqual([])
})
