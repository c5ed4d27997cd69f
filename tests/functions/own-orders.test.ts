import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { generate } from '~/features/orders/tracking-number'
import { type Shop, openShop } from './shop'
import { ANA, requestJson, post, tokenOf } from './shopper'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

describe('a person’s orders', () => {
  const EVA = 'auth0|eva'
  beforeAll(async () => {
    const order = (subject: string, trackingNumber: string, paidAt: string) =>
      shop.content.create({
        _type: 'order',
        trackingNumber,
        status: 'confirmed',
        currency: 'USD',
        subtotal: 1,
        total: 1,
        paidAt,
        customer: { subject },
      })
    await order(EVA, 'TRK-3333333-3333333', '2030-01-01T00:00:00Z')
    await order(ANA, 'TRK-4444444-4444444', '2030-01-02T00:00:00Z')
    await order(ANA, 'TRK-5555555-5555555', '2030-01-03T00:00:00Z')
  })

  test('ACC-03 are only their own, newest first', async () => {
    const authorization = `Bearer ${await tokenOf(shop)}`
    const { status, body } = await requestJson<{ orders: { paidAt: string; trackingNumber: string }[] }>(
      shop,
      '/api/orders',
      { headers: { authorization } },
    )
    expect(status).toBe(200)
    expect(body.orders.length).toBeGreaterThan(1)
    expect(body.orders.map(({ trackingNumber }) => trackingNumber)).not.toContain('TRK-3333333-3333333')
    const times = body.orders.map(({ paidAt }) => paidAt)
    expect(times).toEqual(times.toSorted().reverse())
    const hers = { headers: { authorization: `Bearer ${await tokenOf(shop, { sub: EVA })}` } }
    expect((await requestJson<typeof body>(shop, '/api/orders', hers)).body.orders).toHaveLength(1)
  })

  test('ACC-03 an order that cannot be read is counted, and hides no other', async () => {
    const subject = 'auth0|fernanda'
    const order = { _type: 'order', status: 'confirmed', currency: 'USD', subtotal: 1, total: 1 }
    const paidAt = '2030-01-01T00:00:00Z'
    const own = { ...order, paidAt, customer: { subject } }
    await shop.content.create({ ...own, trackingNumber: 'TRK-8888888-8888888', history: [{ status: 7 }] })
    const ask = async () => {
      const headers = { authorization: `Bearer ${await tokenOf(shop, { sub: subject })}` }
      return (await requestJson<{ orders: unknown[] }>(shop, '/api/orders', { headers })).body
    }
    expect(await ask()).toEqual({ orders: [], unreadable: 1 })
    await shop.content.create({ ...own, trackingNumber: 'TRK-9999999-9999999' })
    expect(await ask()).toMatchObject({
      orders: [{ trackingNumber: 'TRK-9999999-9999999' }],
      unreadable: 1,
    })
  })

  test.each<[string, string, RequestInit]>([
    ...['subject', 'sub', 'userId', 'subject[]', 'customer.subject'].map(
      (name): [string, string, RequestInit] => [
        `the query ${name}`,
        `?${name}=${encodeURIComponent(EVA)}`,
        {},
      ],
    ),
    ...['x-user-id', 'x-sub', 'x-forwarded-user', 'cookie'].map((name): [string, string, RequestInit] => [
      `the header ${name}`,
      '',
      { headers: { [name]: EVA } },
    ]),
    ['a body', '', post({ sub: EVA, subject: EVA, userId: EVA })],
    ['another person’s id in the path', `/${encodeURIComponent(EVA)}`, {}],
  ])('ACC-03 %s does not show another person’s', async (_, query, init) => {
    const authorization = `Bearer ${await tokenOf(shop)}`
    const response = await fetch(`${shop.site}/api/orders${query}`, {
      ...init,
      headers: { ...(init.headers as object), authorization },
    })
    expect(await response.text()).not.toContain('TRK-3333333-3333333')
  })

  test.each<[string, object | undefined]>([
    ['no token', undefined],
    ['a token that has run out', { expiresIn: -120 }],
    ['a token for another audience', { aud: 'https://other.example' }],
    ['a token of another issuer', { iss: 'https://evil.example/' }],
  ])('ACC-03 %s opens none', async (_, options) => {
    const headers: HeadersInit = options ? { authorization: `Bearer ${await tokenOf(shop, options)}` } : {}
    const { status, body } = await requestJson(shop, '/api/orders', { headers })
    expect(status).toBe(401)
    expect(body).not.toHaveProperty('orders')
  })
})

describe('one order', () => {
  const OWN = 'TRK-6666666-6666666'
  const FOREIGN = 'TRK-7777777-7777777'
  const order = (subject: string, trackingNumber: string, changes: object = {}) => ({
    _type: 'order',
    trackingNumber,
    status: 'in_transit',
    locale: 'es',
    currency: 'HNL',
    lines: [
      {
        _key: 'a',
        productId: 'prod-001',
        kind: 'product',
        name: 'Jabón de viaje',
        quantity: 2,
        unitAmount: 3406,
        amount: 6812,
      },
    ],
    subtotal: 6812,
    discount: 681,
    discountCode: 'WELCOME10',
    shipping: 12_974,
    total: 19_105,
    paidAt: '2030-01-04T00:00:00Z',
    estimatedDelivery: '2030-01-11',
    customer: {
      subject,
      email: 'ana@rumbo.example',
      name: 'Ana Local',
      address: { line1: 'Calle 1', city: 'Copán', country: 'US' },
    },
    ...changes,
  })
  const open = async (number: string, query = '') =>
    requestJson(shop, `/api/orders/${encodeURIComponent(number)}${query}`, {
      headers: { authorization: `Bearer ${await tokenOf(shop)}` },
    })
  beforeAll(async () => {
    await shop.content.create(order(ANA, OWN))
    await shop.content.create(order('auth0|eva', FOREIGN))
  })

  test('ORDER-01 has all items and amounts, and is not cached', async () => {
    const { status, body, headers } = await open(OWN.toLowerCase(), '?locale=en')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      trackingNumber: OWN,
      currentStatus: 'in_transit',
      estimatedDelivery: '2030-01-11',
      locale: 'es',
      currency: 'HNL',
      lines: [{ productId: 'prod-001', name: 'Jabón de viaje', quantity: 2, unitAmount: 3406, amount: 6812 }],
      subtotal: 6812,
      discount: 681,
      discountCode: 'WELCOME10',
      shipping: 12_974,
      total: 19_105,
      address: ['Ana Local', 'Calle 1', 'Copán', 'United States'],
    })
    expect(JSON.stringify(body)).not.toMatch(/auth0|ana@rumbo|sessionId|paymentIntent/)
  })

  test('ORDER-01 another person’s order gets the same answer as a missing one', async () => {
    const [foreign, unknown] = await Promise.all([open(FOREIGN), open('TRK-8888888-8888888')])
    const codeOf = ({ body }: typeof foreign) => (body['error'] as { code: string }).code
    expect([foreign.status, codeOf(foreign)]).toEqual([404, 'not_found'])
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'not_found'])
    expect(Object.keys(foreign.body)).toEqual(['error'])
  })

  test('ORDER-01 requires a token', async () => {
    const { status, body } = await requestJson(shop, `/api/orders/${OWN}`)
    expect(status).toBe(401)
    expect(Object.keys(body)).toEqual(['error'])
  })

  test('ORDER-01 TRACK-02 a broken one is the shop’s fault, not the connection’s', async () => {
    const number = generate()
    await shop.content.create(order(ANA, number, { history: [{ status: 7 }] }))
    for (const { status, body } of [
      await open(number),
      await requestJson(shop, `/api/track-order/${number}`),
    ]) {
      expect(status).toBe(500)
      expect(body).toHaveProperty('error.code', 'unreadable_order')
    }
  })

  test.each(['delivered', 'cancelled'])('ORDER-01 a %s one has no estimated delivery', async (status) => {
    const trackingNumber = `TRK-9999999-${status.slice(0, 7).toUpperCase()}`
    await shop.content.create(order(ANA, trackingNumber, { status }))
    expect((await open(trackingNumber)).body).not.toHaveProperty('estimatedDelivery')
    const { body } = await requestJson<{
      orders: { trackingNumber: string; estimatedDelivery: string | null }[]
    }>(shop, '/api/orders', { headers: { authorization: `Bearer ${await tokenOf(shop)}` } })
    expect(body.orders.find((one) => one.trackingNumber === trackingNumber)?.estimatedDelivery).toBeNull()
  })
})
