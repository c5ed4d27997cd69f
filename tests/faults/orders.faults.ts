import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderDocumentId } from '~/features/orders/order-id.server'
import { readEnv } from '~/lib/env/env.server'
import { reconcile } from '../../netlify/scripts/reconcile'
import { causeDamage } from './chaos'
import { ledgerOf } from './ledger'
import { ask, forEach, pendingEvents, type Services, startServices } from './services'
import { checkOut, deliverToBoth, pay, purchase } from './shoppers'

const SHOPPERS = Number(process.env['FAULTS_SHOPPERS'] ?? 1000)
/** Pause of each parallel shopper, so that purchases continue through many rounds of damage. */
const BETWEEN_PURCHASES_MS = 400
const AT_ONCE = 6
/** How far the clocks of other companies are ahead of the shop's; it tolerates 5 minutes and 1 minute. */
const SKEW_MS = { payments: 240_000, identity: 45_000 }
const DELIVERY_TIMEOUT_MS = 600_000

let services: Services
beforeAll(async () => {
  services = await startServices(SKEW_MS)
  Object.assign(process.env, services.env)
})
afterAll(() => services.close())

test(`PAY-07 ${SHOPPERS} people buy while services are killed, frozen and answer badly: each gets one order and one mail`, async () => {
  const ledger = ledgerOf(services)
  const { payments, mail } = services.processes
  // Every event four times, in any order.
  await ask(`${payments.url}/__local/webhooks`, { duplicate: 3, reorder: true, delayMs: 2000 })
  await ask(`${mail.url}/__local/rate-limit`, { perSecond: 5 })

  const purchases = Array.from({ length: SHOPPERS }, (_, n) => purchase(n))
  const bought = new Map<string, (typeof purchases)[number]>()
  let paid = 0
  let deliveries = 0
  const buying = forEach(purchases, AT_ONCE, async (one) => {
    const id = await checkOut(services, one)
    bought.set(id, one)
    await pay(services, id, one)
    paid += 1
    const statuses = await deliverToBoth(services, id)
    deliveries += statuses.length
    await pause(BETWEEN_PURCHASES_MS)
  })
  const [damage] = await Promise.all([causeDamage(services, () => paid === SHOPPERS), buying])
  await ask(`${mail.url}/__local/rate-limit`, { perSecond: null })
  await expect.poll(() => pendingEvents(services), { timeout: DELIVERY_TIMEOUT_MS, interval: 500 }).toBe(0)

  const [orders, sessions, mails] = await Promise.all([ledger.orders(), ledger.sessions(), ledger.mails()])
  const charged = sessions.filter(({ payment_status }) => payment_status === 'paid')
  console.info({
    ...damage,
    directDeliveries: deliveries,
    sessions: sessions.length,
    paid: charged.length,
    orders: orders.length,
    mails: mails.length,
  })
  expect(charged).toHaveLength(SHOPPERS)
  expect(sessions).toHaveLength(SHOPPERS)
  expect(orders.map(({ _id }) => _id).toSorted()).toEqual(
    charged.map(({ id }) => orderDocumentId(id)).toSorted(),
  )
  expect(new Set(orders.map(({ trackingNumber }) => trackingNumber)).size).toBe(SHOPPERS)

  const orderOf = new Map(orders.map((order) => [order._id, order]))
  const mailsTo = Map.groupBy(mails, ({ to }) => to.join())
  for (const { id, amount_total } of charged) {
    const { total, email } = bought.get(id)!
    const order = orderOf.get(orderDocumentId(id))!
    expect([order.total, amount_total]).toEqual([total, total])
    expect(order.subtotal - order.discount + order.shipping).toBe(order.total)
    expect(order.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.subtotal)
    expect(order.mails.map(({ status }) => status)).toEqual(['confirmed'])
    const [first, ...more] = mailsTo.get(email) ?? []
    expect(more).toEqual([])
    expect(first?.text).toContain(order.trackingNumber)
  }
  expect(mails).toHaveLength(SHOPPERS)

  expect(await Array.fromAsync(reconcile(readEnv(), { days: 1, dryRun: true }))).toEqual([])
})
