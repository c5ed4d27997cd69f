import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Shop, openShop } from './shop'
import { ANA, post, requestJson, tokenOf } from './shopper'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

/** An order of Ana's with three bars of soap, delivered `days` ago, or not yet if undefined. */
const orderOf = async (days: number | undefined, subject = ANA) => {
  const id = `order.${randomUUID().replaceAll('-', '')}`
  const trackingNumber = `TRK-${id.slice(6, 13).toUpperCase()}-${id.slice(13, 20).toUpperCase()}`
  const status = days === undefined ? 'in_transit' : 'delivered'
  await shop.content.create({
    _id: id,
    _type: 'order',
    trackingNumber,
    status,
    locale: 'es',
    currency: 'USD',
    lines: [
      {
        _key: 'a',
        productId: 'prod-001',
        kind: 'product',
        name: 'Jabón de viaje',
        quantity: 3,
        unitAmount: 131,
        amount: 393,
      },
    ],
    subtotal: 393,
    total: 393,
    paidAt: daysAgo(40),
    history: [{ _key: 'd', timestamp: daysAgo(days ?? 1), status, location: {} }],
    customer: { subject, email: `${id.slice(6, 16)}@rumbo.example` },
    mails: [{ _key: status, status, sentAt: daysAgo(1) }],
  })
  return { id, trackingNumber, email: `${id.slice(6, 16)}@rumbo.example` }
}
const BODY = { lines: [{ productId: 'prod-001', quantity: 2 }], reason: 'Llegaron <b>dos</b> de más' }
const ask = async (number: string, body: object = BODY) =>
  requestJson<{ state?: string; error?: { code: string } }>(
    shop,
    `/api/returns/${number}`,
    post(body, { authorization: `Bearer ${await tokenOf(shop)}` }),
  )
const stored = (id: string) => shop.content.getDocument<Record<string, object>>(id)
const mailsTo = async (address: string) => {
  const { emails } = (await (await fetch(`${shop.urls.mail}/__local/emails`)).json()) as {
    emails: { to: readonly string[] | string; subject: string; text: string; html: string }[]
  }
  // The newest is the first.
  return emails.filter(({ to }) => to.includes(address)).toReversed()
}

test('REFUND-03 a buyer asks for a return: it is in the order, with one email to them and one to the shop', async () => {
  const { id, trackingNumber, email } = await orderOf(5)
  const shopMails = (await mailsTo('tienda@rumbo.example')).length
  const answers = await Promise.all([ask(trackingNumber), ask(trackingNumber), ask(trackingNumber)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await stored(id))?.['returnRequest']).toMatchObject({
    state: 'requested',
    reason: BODY.reason,
    lines: [{ productId: 'prod-001', name: 'Jabón de viaje', quantity: 2 }],
  })
  const other = await ask(trackingNumber, { ...BODY, reason: 'Sent from another tab' })
  expect([other.status, other.body.error?.code]).toEqual([409, 'already_requested'])
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Jabón de viaje × 2')
  const toShop = (await mailsTo('tienda@rumbo.example')).slice(shopMails)
  expect(toShop).toHaveLength(1)
  expect(toShop[0]?.text.replace(/\s+/g, ' ')).toContain('quiere devolver algo del pedido')
})

test.each([
  ['approved', 'Aprobamos la devolución'],
  ['declined', 'Sobre la devolución'],
])('REFUND-03 a return that is %s is announced once, in the editor’s words', async (state, subject) => {
  const { id, trackingNumber, email } = await orderOf(5)
  await ask(trackingNumber)
  await shop.content
    .patch(id)
    .set({ 'returnRequest.state': state, 'returnRequest.answer': 'Escríbenos a:\nRumbo\nLa Ceiba' })
    .commit()
  await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(2), { timeout: 30_000 })
  const [, mail] = await mailsTo(email)
  expect(mail?.subject).toContain(subject)
  expect(mail?.text).toContain('Jabón de viaje × 2')
  expect(mail?.text).toContain('Escríbenos a:\nRumbo\nLa Ceiba')
  expect(mail?.html).toMatch(/Escríbenos a:<br ?\/?>Rumbo<br ?\/?>La Ceiba/)
  await shop.content.patch(id).set({ estimatedDelivery: '2030-01-01' }).commit()
  expect((await ask(trackingNumber)).body.state).toBe(state)
  expect(await mailsTo(email)).toHaveLength(2)
})

test.each([
  ['that has not arrived', undefined, {}, 409, 'not_delivered'],
  ['after the policy’s days', 31, {}, 409, 'too_late'],
  ['of more than was bought', 5, { lines: [{ productId: 'prod-001', quantity: 4 }] }, 422, 'invalid_field'],
  ['of something else', 5, { lines: [{ productId: 'prod-002', quantity: 1 }] }, 422, 'invalid_field'],
  ['of nothing', 5, { lines: [] }, 422, 'invalid_field'],
  ['without a reason', 5, { reason: ' ' }, 422, 'invalid_field'],
] as const)('REFUND-03 a return %s is refused', async (_, days, changes, status, code) => {
  const { id, trackingNumber } = await orderOf(days)
  const answer = await ask(trackingNumber, { ...BODY, ...changes })
  expect([answer.status, answer.body.error?.code]).toEqual([status, code])
  expect(await stored(id)).not.toHaveProperty('returnRequest')
})

test('REFUND-03 nobody can return another person’s order', async () => {
  const { trackingNumber } = await orderOf(5, 'auth0|eva')
  expect((await ask(trackingNumber)).status).toBe(404)
})

test('REFUND-02 REFUND-03 a cancellation by an editor is announced once, with the reason, and there is nothing to return', async () => {
  const { id, email, trackingNumber } = await orderOf(undefined)
  await shop.content
    .patch(id)
    .set({ status: 'cancelled', cancellation: { reason: 'Se nos acabó el jabón.', at: daysAgo(0) } })
    .append('history', [{ _key: 'c', timestamp: daysAgo(0), status: 'cancelled', location: {} }])
    .commit()
  await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), { timeout: 30_000 })
  expect((await mailsTo(email))[0]?.text).toContain('Se nos acabó el jabón.')
  const answer = await ask(trackingNumber)
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'order_cancelled'])
})
