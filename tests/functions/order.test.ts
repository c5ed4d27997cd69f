import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { orderDocumentId } from '../../src/features/orders/order-id.server'
import { countOrders, fault, lettersOf, orderOf, written } from './orders'
import { type Shop, openShop } from './shop'
import {
  ANA,
  requestJson,
  cart,
  line,
  openForeignSession,
  openSession,
  pay,
  post,
  replay,
  control,
  tokenOf,
} from './shopper'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const missingSession = async (): Promise<string> => 'cs_test_nobody0000'

const paidForeignSession = async (metadata: Record<string, string>): Promise<string> => {
  const id = await openForeignSession(shop, metadata)
  await pay(shop, id)
  return id
}

const now = () => Math.floor(Date.now() / 1000)

/** Stripe's signature of an event. */
const signed = (payload: string): Promise<string> =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: process.env['STRIPE_WEBHOOK_SECRET'] ?? '',
  })

describe('a paid session', () => {
  test('PAY-07 becomes an order with a number and an email, even if the success page is never opened', async () => {
    const items = [line('prod-001', 'L.34.06', 2), line('kit-001', 'L.649.74')]
    const id = await openSession(shop, cart({ items, currency: 'HNL', locale: 'es', mode: 'buy-now' }))
    await pay(shop, id, { promo: 'WELCOME10', email: 'ana@rumbo.example' })
    const order = await written(shop, id)
    expect(order).toMatchObject({
      _type: 'order',
      sessionId: id,
      mode: 'buy-now',
      status: 'confirmed',
      locale: 'es',
      currency: 'HNL',
      subtotal: 71_786,
      discount: 7179,
      discountCode: 'WELCOME10',
      shipping: 0,
      total: 64_607,
      customer: { subject: ANA, email: 'ana@rumbo.example', name: 'Ana Local' },
      mails: [{ status: 'confirmed' }],
    })
    expect(order['lines']).toMatchObject([
      {
        productId: 'prod-001',
        kind: 'product',
        name: 'Jabón de viaje',
        quantity: 2,
        unitAmount: 3406,
        amount: 6812,
      },
      { productId: 'kit-001', kind: 'kit', quantity: 1, amount: 64_974 },
    ])
    const [letter, ...more] = await lettersOf(shop, id)
    expect(more).toEqual([])
    expect([letter?.to].flat()).toEqual(['ana@rumbo.example'])
    expect(letter?.text).toContain(`/shop/track-order/${order.trackingNumber}`)
    expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('L 646.07 HNL')
  })

  test('PAY-07 fifty concurrent deliveries make one order and one email', async () => {
    const id = await openSession(shop)
    await pay(shop, id)
    const first = await written(shop, id)
    const statuses = await replay(shop, id, 50)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await countOrders(shop, id)).toBe(1)
    expect((await orderOf(shop, id))?.trackingNumber).toBe(first.trackingNumber)
    expect((await orderOf(shop, id))?.mails).toHaveLength(1)
    expect(await lettersOf(shop, id)).toHaveLength(1)
  })

  test('PAY-07 concurrent instances of the function make one order and one email', async () => {
    await control(shop.urls.payments, 'webhooks', { delayMs: 600_000 })
    const id = await openSession(shop)
    await pay(shop, id)
    await control(shop.urls.payments, 'webhooks', {})
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created: now(),
      data: { object: { id, object: 'checkout.session' } },
    })
    const headers = { 'stripe-signature': await signed(payload) }
    const instances = []
    for (let n = 0; n < 6; n += 1) {
      vi.resetModules()
      instances.push((await import('../../netlify/functions/stripe-webhook.mts')).default)
    }
    const answers = instances.map((instance) =>
      instance(new Request(`${shop.site}/api/stripe/webhook`, { method: 'POST', body: payload, headers })),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await orderOf(shop, id))?.mails).toHaveLength(1)
    expect(await lettersOf(shop, id)).toHaveLength(1)
  })

  test('PAY-07 duplicated, delayed and reordered events of twenty purchases make twenty orders and emails', async () => {
    await control(shop.urls.payments, 'webhooks', { duplicate: 3, reorder: true, delayMs: 200 })
    const buyers = Array.from({ length: 20 }, (_, n) => `auth0|buyer-${n}`)
    const ids = await Promise.all(buyers.map((userId) => openSession(shop, cart({ userId }), userId)))
    await Promise.all(ids.map((id) => pay(shop, id)))
    const orders = await Promise.all(ids.map((id) => written(shop, id)))
    await control(shop.urls.payments, 'webhooks', {})
    expect(await countOrders(shop, ...ids)).toBe(20)
    expect(new Set(orders.map(({ trackingNumber }) => trackingNumber)).size).toBe(20)
    expect(orders.map(({ total }) => total)).toEqual(ids.map(() => 761))
    expect((await Promise.all(ids.map((id) => lettersOf(shop, id)))).map((found) => found.length)).toEqual(
      ids.map(() => 1),
    )
  })

  test('PAY-06 is shown by its session to its buyer only', async () => {
    const id = await openSession(shop)
    const ask = async (sub: string | undefined) => {
      const headers: HeadersInit = sub ? { authorization: `Bearer ${await tokenOf(shop, { sub })}` } : {}
      const { status, body } = await requestJson(shop, `/api/stripe/session-order/${id}`, { headers })
      return { status, body }
    }
    expect(await ask(ANA)).toEqual({ status: 200, body: null })
    await pay(shop, id)
    const { trackingNumber } = await written(shop, id)
    expect(await ask(ANA)).toMatchObject({
      status: 200,
      body: { trackingNumber, orderId: expect.stringMatching(/^[0-9A-F]{10}$/), lines: [{}], total: 761 },
    })
    expect((await ask('auth0|eva')).status).toBe(404)
    expect((await ask(undefined)).status).toBe(401)
  })

  test('PAY-07 a declined card and an open session make no order', async () => {
    const id = await openSession(shop)
    await expect(pay(shop, id, { card: '4000 0000 0000 0002' })).rejects.toThrow('402')
    expect(await orderOf(shop, id)).toBeUndefined()
    expect(await countOrders(shop, id)).toBe(0)
  })
})

describe('the webhook', () => {
  const event = (object: object, type = 'checkout.session.completed') => ({
    id: 'evt_1',
    object: 'event',
    type,
    created: 1_800_000_000,
    data: { object },
  })
  const deliver = (body: unknown, signature: string) =>
    requestJson<{ error: { code: string } }>(
      shop,
      '/api/stripe/webhook',
      post(body, { 'stripe-signature': signature }),
    )

  test.each(['', 't=1,v1=abc', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`])(
    'PAY-07 rejects the signature %j',
    async (signature) => {
      const { status, body } = await deliver(event({ id: 'cs_test_x' }), signature)
      expect([status, body.error.code]).toEqual([400, 'bad_signature'])
      expect(await countOrders(shop, 'cs_test_x')).toBe(0)
    },
  )

  test.each([
    ['lake', 'down'],
    ['lake', 'junk'],
    ['mail', 'down'],
    ['mail', 'junk'],
    ['mail', 'lost'],
  ] as const)('PAY-07 asks again until order and mail are done: %s %s', async (service, kind) => {
    const id = await openSession(shop)
    vi.mocked(console.error).mockClear()
    await fault(shop, service, kind)
    await pay(shop, id)
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), { timeout: 30_000 })
    await fault(shop, service, 'none')
    await written(shop, id)
    expect(await lettersOf(shop, id)).toHaveLength(1)
  })

  test.each([
    ['of no session', missingSession, 'unknown', /ALARM.*cs_test_nobody0000/],
    [
      'of a session without the data of an order',
      () => paidForeignSession({ shop: 'rumbo', site: shop.site }),
      'unreadable',
      /ALARM.*cs_test_/,
    ],
    [
      'of another site on the account',
      () => paidForeignSession({ shop: 'rumbo', site: 'https://staging.example' }),
      'foreign',
      undefined,
    ],
  ] as const)('PAY-07 an event %s is answered 200, once and for all', async (_, open, outcome, alarm) => {
    const id = await open()
    vi.mocked(console.error).mockClear()
    const payload = JSON.stringify({ ...event({ id, object: 'checkout.session' }), created: now() })
    const { status, body } = await requestJson(shop, '/api/stripe/webhook', {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': await signed(payload) },
    })
    expect([status, body['outcome']]).toEqual([200, outcome])
    expect(await countOrders(shop, id)).toBe(0)
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
    if (alarm) expect(lines).toContainEqual(expect.stringMatching(alarm))
    else expect(lines).toEqual([])
  })

  test('PAY-07 answers 503 while a service is down, so that the event is redelivered', async () => {
    const id = await openSession(shop)
    await pay(shop, id)
    await written(shop, id)
    await fault(shop, 'mail', 'down')
    await shop.content.patch(orderDocumentId(id)).set({ mails: [] }).commit()
    expect(await replay(shop, id, 1)).toEqual([503])
    await fault(shop, 'mail', 'none')
    expect(await replay(shop, id, 1)).toEqual([200])
    expect(await lettersOf(shop, id)).toHaveLength(1)
  })
})
