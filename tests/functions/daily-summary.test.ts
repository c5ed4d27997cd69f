import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { sendDailySummary } from '../../netlify/server/daily-summary'
import { type Shop, openShop } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const order = (id: string, changes: Record<string, unknown>) => ({
  _id: `order.${id}`,
  _type: 'order',
  trackingNumber: `TRK-${id.toUpperCase()}`,
  status: 'confirmed',
  locale: 'es',
  currency: 'USD',
  lines: [],
  subtotal: 0,
  total: 1,
  paidAt: '2027-01-01T12:00:00Z',
  history: [],
  ...changes,
})

const mailsWith = async (start: string) => {
  const { emails } = (await (await fetch(`${shop.urls.mail}/__local/emails`)).json()) as {
    emails: { to: string | string[]; subject: string; text: string }[]
  }
  return emails.filter(({ subject }) => subject.startsWith(start))
}

test('DESK-03 each morning the shop gets one mail about the Honduran day before and what waits', async () => {
  const inHonduras = (time: string) => new Date(`${time}:00-06:00`).toISOString()
  const orders = [
    order('late1', { status: 'in_transit', estimatedDelivery: '2027-03-09' }),
    order('refunded', {
      total: 5,
      estimatedDelivery: '2027-03-01',
      refunds: [{ _key: 're_1', amount: 5, status: 'succeeded' }],
    }),
    order('ontime', { status: 'in_transit', estimatedDelivery: '2027-03-10' }),
    order('first', { paidAt: inHonduras('2027-03-09T00:00'), total: 1005 }),
    order('last', { paidAt: inHonduras('2027-03-09T23:59'), total: 25, currency: 'HNL' }),
    order('today', { paidAt: inHonduras('2027-03-10T00:00'), total: 999 }),
    order('return1', {
      status: 'delivered',
      returnRequest: { state: 'requested', requestedAt: '2027-03-08', reason: '', lines: [] },
    }),
  ]
  for (const document of orders) await shop.content.create(document)
  await shop.content.createOrReplace({
    _id: 'availability-prod-001',
    _type: 'availability',
    item: 'prod-001',
    left: 2,
  })
  const now = new Date(inHonduras('2027-03-10T07:00'))
  const summary = await sendDailySummary(readEnv(), now)
  expect(summary).toMatchObject({ orders: 2, revenue: ['$10.05 USD', 'L\u00a00.25 HNL'] })
  expect(summary.late.filter((text) => /LATE1|ONTIME|REFUNDED/.test(text))).toEqual(['LATE1 (TRK-LATE1)'])
  const unshipped = await shop.content.fetch<number>(
    'count(*[_type == "order" && status in ["confirmed", "processing"]])',
  )
  expect(summary.waiting).toBe(unshipped - 1)
  expect(summary.returns).toContain('RETURN1 (TRK-RETURN1)')
  expect(summary.low).toContainEqual({ name: expect.any(String) as string, left: 2 })

  await sendDailySummary(readEnv(), now)
  const mails = await mailsWith('Resumen del 9 de marzo de 2027')
  expect(mails).toHaveLength(1)
  expect([mails[0]?.to].flat()).toEqual([readEnv().SHOP_EMAIL])
  expect(mails[0]?.text).toContain('TRK-LATE1')
  expect(mails[0]?.text).toContain('quedan 2 piezas')
})

test('DESK-03 the mail counts all late orders, and names the first 50', async () => {
  const late = Array.from({ length: 51 }, (_, n) =>
    order(`many${n}`, { status: 'in_transit', estimatedDelivery: '2027-04-01' }),
  )
  await late.reduce((all, document) => all.create(document), shop.content.transaction()).commit()
  const { lateCount, late: named } = await sendDailySummary(readEnv(), new Date('2027-04-10T13:00:00Z'))
  expect(lateCount).toBe(
    await shop.content.fetch(
      `count(*[_type == "order" && status == "in_transit" && estimatedDelivery < "2027-04-10"])`,
    ),
  )
  expect(lateCount).toBeGreaterThan(50)
  expect(named).toHaveLength(50)
  const [mail] = await mailsWith('Resumen del 9 de abril de 2027')
  expect(mail?.text).toContain(`${lateCount} pedidos atrasados:`)
})
