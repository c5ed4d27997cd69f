import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderDocumentId } from '~/features/orders/order-id.server'
import { readEnv } from '~/lib/env/env.server'
import { contentWriter } from '../../netlify/server/content'
import { reconcile } from '../../netlify/scripts/reconcile'
import { ask, forEach, killServices, pendingEvents, type Services, startServices } from './services'
import { checkOut, logIn, pay, purchase } from './shoppers'

const SHOPPERS = 200
/** Pause of each parallel shopper between payments, so that payments continue through all rounds. */
const BETWEEN_PAYMENTS_MS = 500
const ORDERS_QUERY = '*[_type == "order" && string::startsWith(sessionId, "cs_test_")]'
const DELIVERY_TIMEOUT_MS = 240_000

let services: Services
beforeAll(async () => {
  services = await startServices()
  Object.assign(process.env, services.env)
})
afterAll(() => services.close())

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
interface Mail {
  readonly to: readonly string[]
  readonly text: string
}

const ledger = {
  orders: () => contentWriter(readEnv()).fetch<StoredOrder[]>(ORDERS_QUERY),
  paid: async () =>
    (
      await ask<{ sessions: PaidSession[] }>(`${services.processes.payments.url}/__local/sessions`)
    ).sessions.filter(({ payment_status }) => payment_status === 'paid'),
  mails: async () => (await ask<{ emails: Mail[] }>(`${services.processes.mail.url}/__local/emails`)).emails,
}

test('PAY-07 200 people pay while every service is killed in turn: each gets one order and one mail', async () => {
  const purchases = Array.from({ length: SHOPPERS }, (_, n) => purchase(n))
  const sessions = new Map<string, (typeof purchases)[number]>()
  const token = await logIn(services)
  await forEach(
    purchases,
    8,
    async (bought) => void sessions.set(await checkOut(services, token, bought), bought),
  )
  expect(sessions.size).toBe(SHOPPERS)

  await ask(`${services.processes.payments.url}/__local/webhooks`, {
    duplicate: 2,
    reorder: true,
    delayMs: 2000,
  })
  let paid = 0
  const paying = forEach([...sessions], 4, async ([id, bought]) => {
    await pay(services, id, bought)
    paid += 1
    await pause(BETWEEN_PAYMENTS_MS)
  })
  const [kills] = await Promise.all([killServices(services, () => paid === SHOPPERS), paying])
  await expect.poll(() => pendingEvents(services), { timeout: DELIVERY_TIMEOUT_MS, interval: 500 }).toBe(0)

  const [orders, charged, mails] = await Promise.all([ledger.orders(), ledger.paid(), ledger.mails()])
  console.info(`${kills} kills; ${charged.length} paid, ${orders.length} orders, ${mails.length} mails`)
  expect(charged.map(({ id }) => orderDocumentId(id)).toSorted()).toEqual(
    orders.map(({ _id }) => _id).toSorted(),
  )
  expect(charged).toHaveLength(SHOPPERS)
  expect(new Set(orders.map(({ trackingNumber }) => trackingNumber)).size).toBe(SHOPPERS)

  const orderOf = new Map(orders.map((order) => [order._id, order]))
  for (const { id, amount_total } of charged) {
    const bought = sessions.get(id)!
    const order = orderOf.get(orderDocumentId(id))!
    expect([order.total, amount_total]).toEqual([bought.total, bought.total])
    expect(order.subtotal - order.discount + order.shipping).toBe(order.total)
    expect(order.lines.reduce((total, { amount }) => total + amount, 0)).toBe(order.subtotal)
    expect(order.mails.map(({ status }) => status)).toEqual(['confirmed'])
    const [mail, ...more] = mails.filter(({ to }) => to.includes(bought.email))
    expect(more).toEqual([])
    expect(mail?.text).toContain(order.trackingNumber)
  }
  expect(mails).toHaveLength(SHOPPERS)

  expect(await Array.fromAsync(reconcile(readEnv(), { days: 1, dryRun: true }))).toEqual([])
})
