import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Shop, openShop } from './shop'
import { ANA, ask, post, tokenOf } from './shopper'

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

  test('ACC-03 are theirs alone, newest first', async () => {
    const authorization = `Bearer ${await tokenOf(shop)}`
    const { status, body } = await ask<{ orders: { paidAt: string; trackingNumber: string }[] }>(
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
    expect((await ask<typeof body>(shop, '/api/orders', hers)).body.orders).toHaveLength(1)
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
  ])('ACC-03 %s does not open somebody else’s', async (_, query, init) => {
    const authorization = `Bearer ${await tokenOf(shop)}`
    const response = await fetch(`${shop.site}/api/orders${query}`, {
      ...init,
      headers: { ...init.headers, authorization },
    })
    expect(await response.text()).not.toContain('TRK-3333333-3333333')
  })

  test.each<[string, object | undefined]>([
    ['no token', undefined],
    ['a token that has run out', { expiresIn: -120 }],
    ['a token for another audience', { aud: 'https://other.example' }],
    ['a token of another issuer', { iss: 'https://evil.example/' }],
  ])('ACC-03 %s opens none', async (_, wish) => {
    const headers: HeadersInit = wish ? { authorization: `Bearer ${await tokenOf(shop, wish)}` } : {}
    const { status, body } = await ask(shop, '/api/orders', { headers })
    expect(status).toBe(401)
    expect(body).not.toHaveProperty('orders')
  })
})
