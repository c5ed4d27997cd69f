import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { orderDocumentId } from '~/features/orders/order-id.server'
import { readEnv } from '~/lib/env/env.server'
import { MESSAGES } from '../../netlify/server/messages/server'
import { reconcileReservations } from '../../netlify/scripts/reconcile'
import { fault, orderOf, written } from './orders'
import { type Shop, openShop } from './shop'
import { cart, checkOut, control, line, openSession, pay, replay } from './shopper'
import { count, units, shown } from './stock'

const EVA = 'auth0|eva'
const SOAP = 'prod-001'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await fault(shop, 'lake', 'none')
  await control(shop.urls.payments, 'webhooks', {})
  await shop.content.delete({ query: '*[_type in ["reservation", "stock", "availability"]]' })
})

const soaps = (quantity: number, changes: object = {}) =>
  cart({ items: [line(SOAP, 'L.1.31', quantity)], ...changes })
const eva = (quantity: number, changes: object = {}) => soaps(quantity, { userId: EVA, ...changes })
const stripe = () => {
  const { hostname: host, port } = new URL(shop.urls.payments)
  return new Stripe('sk_test_editor', { host, port, protocol: 'http' })
}
const expire = (id: string) => stripe().checkout.sessions.expire(id)
const settled = (expected: [number, number]) =>
  vi.waitFor(async () => expect(await units(shop, SOAP)).toEqual(expected), {
    timeout: 30_000,
    interval: 50,
  })

test('STOCK-01 a product without a count is sold without a limit', async () => {
  const items = [line('prod-002', 'L.31.40', 99)]
  expect((await checkOut(shop, cart({ items }))).status).toBe(200)
  expect(await shop.content.getDocument('stock.prod-002')).toBeUndefined()
})

describe('counted units', () => {
  beforeEach(() => count(shop, SOAP, 10))

  test('STOCK-02 are reserved by a checkout and sold by its payment, once', async () => {
    const id = await openSession(shop, soaps(4))
    expect(await units(shop, SOAP)).toEqual([10, 4])
    await pay(shop, id)
    await settled([6, 0])
    await replay(shop, id, 5)
    expect(await units(shop, SOAP)).toEqual([6, 0])
  })

  test('STOCK-02 are released when the checkout expires, whatever is repeated', async () => {
    const id = await openSession(shop, soaps(4))
    await expire(id)
    await settled([10, 0])
    await replay(shop, id, 5, 'checkout.session.expired')
    expect(await units(shop, SOAP)).toEqual([10, 0])
  })

  test('STOCK-02 a checkout can be paid for about half an hour', async () => {
    const session = await stripe().checkout.sessions.retrieve(await openSession(shop, soaps(1)))
    const minutes = (session.expires_at - Date.now() / 1000) / 60
    expect(minutes).toBeGreaterThan(30)
    expect(minutes).toBeLessThanOrEqual(36)
  })

  test('STOCK-02 repeated requests of one attempt reserve once', async () => {
    const attempt = { 'idempotency-key': `attempt-${Date.now()}` }
    const answers = await Promise.all(Array.from({ length: 6 }, () => checkOut(shop, soaps(3), attempt)))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(await units(shop, SOAP)).toEqual([10, 3])
  })

  test('STOCK-02 a refused checkout holds nothing', async () => {
    await shop.content.patch('siteSettings').set({ flatShipping: 0 }).commit()
    await shop.content.patch(SOAP).set({ price: 0.01 }).commit()
    const { status } = await checkOut(shop, cart({ items: [line(SOAP, 'L.0.01', 2)] }))
    await shop.content.patch('siteSettings').set({ flatShipping: 4.99 }).commit()
    await shop.content.patch(SOAP).set({ price: 1.31 }).commit()
    expect(status).toBe(422)
    expect(await units(shop, SOAP)).toEqual([10, 0])
  })

  test.each([
    ['es', 'Solo quedan 3 de «Jabón de viaje»'],
    ['en', 'Only 3 left: Travel soap'],
  ])('STOCK-03 more than there is gets a 409 in %s with what is left', async (locale, words) => {
    await openSession(shop, soaps(7))
    const { status, body } = await checkOut(shop, eva(4, { locale }), { 'accept-language': locale }, EVA)
    expect([status, body.error?.code]).toEqual([409, 'out_of_stock'])
    expect(body.error?.message).toContain(words)
    expect(body.error).toMatchObject({ items: [{ id: SOAP, left: 3 }] })
    expect((await checkOut(shop, eva(3), {}, EVA)).status).toBe(200)
  })

  test('STOCK-03 PAY-02 one 409 has the new prices, what is gone and what is left, not counting the shopper’s own reservation', async () => {
    await openSession(shop, soaps(7))
    const items = [line(SOAP, 'L.1.00', 4), line('prod-404', 'L.1.00')]
    const gone = { id: 'prod-404', gone: true }
    const price = { id: SOAP, price: 131 }
    const others = await checkOut(shop, cart({ items, userId: EVA }), {}, EVA)
    expect([others.status, others.body.error]).toMatchObject([
      409,
      { code: 'price_changed', items: [price, gone, { id: SOAP, left: 3 }] },
    ])
    const own = await checkOut(shop, cart({ items }))
    expect(own.body.error?.['items']).toEqual([price, gone])
  })

  test('STOCK-03 the shopper’s own earlier checkout is closed', async () => {
    const first = await openSession(shop, soaps(8))
    const second = await openSession(shop, soaps(9))
    expect(await units(shop, SOAP)).toEqual([10, 9])
    expect((await stripe().checkout.sessions.retrieve(first)).status).toBe('expired')
    await pay(shop, second)
    await settled([1, 0])
  })

  test('STOCK-02 a paid checkout is not released for a later one', async () => {
    await control(shop.urls.payments, 'webhooks', { delayMs: 600_000 })
    const first = await openSession(shop, soaps(8))
    await pay(shop, first)
    const { body } = await checkOut(shop, soaps(5))
    expect(body.error).toMatchObject({ items: [{ id: SOAP, left: 2 }] })
    expect(await units(shop, SOAP)).toEqual([2, 0])
    await control(shop.urls.payments, 'webhooks', {})
    expect(await replay(shop, first, 2)).toEqual([200, 200])
    expect(await units(shop, SOAP)).toEqual([2, 0])
  })

  test.each(['down', 'junk', 'lost'])(
    'STOCK-02 a sale is counted once with the lake %s meanwhile',
    async (kind) => {
      const id = await openSession(shop, soaps(2))
      vi.mocked(console.error).mockClear()
      await fault(shop, 'lake', kind)
      await pay(shop, id)
      await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), { timeout: 30_000 })
      await fault(shop, 'lake', 'none')
      await written(shop, id)
      await settled([8, 0])
      expect(await orderOf(shop, id)).toMatchObject({ reservation: expect.stringMatching(/^reservation\./) })
    },
  )

  test('REFUND-02 units that came back after a refund do not come back again with the cancellation', async () => {
    const id = await openSession(shop, soaps(4))
    await pay(shop, id)
    await written(shop, id)
    await settled([6, 0])
    const putBack = (_key: string, quantity: number) =>
      shop.content
        .patch(orderDocumentId(id))
        .setIfMissing({ restocks: [] })
        .append('restocks', [{ _key, lines: [{ _key: SOAP, productId: SOAP, quantity }] }])
        .commit()
    await putBack('refund', 1)
    await settled([7, 0])
    await putBack('cancelled', 4)
    await settled([10, 0])
  })

  test('STOCK-02 orders:reconcile ends a reservation whose events were lost', async () => {
    await control(shop.urls.payments, 'webhooks', { delayMs: 600_000 })
    const id = await openSession(shop, soaps(5))
    const [reservation] = await shop.content.fetch<string[]>(
      '*[_type == "reservation" && sessionId == $id]._id',
      { id },
    )
    await expire(id)
    await shop.content.patch(reservation!).set({ expiresAt: '2020-01-01T00:00:00.000Z' }).commit()
    expect(await units(shop, SOAP)).toEqual([10, 5])
    const outcomes = await Array.fromAsync(reconcileReservations(readEnv(), { dryRun: false }))
    expect(outcomes).toContainEqual({ id: reservation, outcome: 'released' })
    expect(await units(shop, SOAP)).toEqual([10, 0])
    await control(shop.urls.payments, 'webhooks', {})
  })
})

describe('what pages show', () => {
  const pendingDeliveries = async () => {
    const response = await fetch(`${shop.urls.lake}/__local/deliveries`)
    return ((await response.json()) as { state: string }[]).filter(({ state }) => state === 'pending').length
  }

  test('STOCK-04 changes from five units down, and is untouched by reservations', async () => {
    await count(shop, SOAP, 7)
    expect(await shown(shop, SOAP)).toBeUndefined()
    const id = await openSession(shop, soaps(6))
    expect(await shown(shop, SOAP)).toBeUndefined()
    await pay(shop, id)
    await vi.waitFor(async () => expect(await shown(shop, SOAP)).toBe(1), { timeout: 30_000 })
    await count(shop, SOAP, 7)
    expect(await shown(shop, SOAP)).toBeUndefined()
  })

  test('DESK-04 a sale builds no page while there are more than five', async () => {
    await count(shop, SOAP, 20)
    const revision = async () => (await shop.content.getDocument(`availability-${SOAP}`))?._rev
    const before = await revision()
    await vi.waitFor(async () => expect(await pendingDeliveries()).toBe(0), { timeout: 30_000 })
    const builds = shop.builds.length
    await pay(shop, await openSession(shop, soaps(3)))
    await settled([17, 0])
    expect(await revision()).toBe(before)
    await vi.waitFor(async () => expect(await pendingDeliveries()).toBe(0), { timeout: 30_000 })
    expect(shop.builds.length).toBe(builds)
  })

  test('STOCK-01 without a count the product is not limited any more', async () => {
    await count(shop, SOAP, 1)
    expect(await shown(shop, SOAP)).toBe(1)
    await shop.content.patch(SOAP).unset(['stock', 'stockCountedAt']).commit()
    await vi.waitFor(
      async () => expect(await shop.content.getDocument(`availability-${SOAP}`)).toBeUndefined(),
      {
        timeout: 30_000,
      },
    )
    expect((await checkOut(shop, soaps(50))).status).toBe(200)
  })
})

describe('the waiting list', () => {
  const ask = (item: string, email: string) =>
    fetch(`${shop.site}/api/back-in-stock?locale=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ item, email }).toString(),
    })
  const mailsTo = async (email: string) => {
    const { emails } = (await (await fetch(`${shop.urls.mail}/__local/emails`)).json()) as {
      emails: { to: readonly string[] | string; subject: string; text: string }[]
    }
    return emails.filter(({ to }) => to.includes(email))
  }

  test('STOCK-04 one email is sent, once, when there are units again', async () => {
    const email = 'waiting@rumbo.example'
    await count(shop, SOAP, 0)
    for (let times = 0; times < 3; times += 1) {
      const answer = await ask(SOAP, email)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain(`href="/en/shop/product/${SOAP}"`)
    }
    await count(shop, SOAP, 0)
    expect(await mailsTo(email)).toEqual([])
    await count(shop, SOAP, 3)
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), { timeout: 30_000 })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Back in stock: Travel soap')
    expect(mail?.text).toContain(`${shop.site}/en/shop/product/${SOAP}`)
    await vi.waitFor(
      async () => expect(await shop.content.fetch('count(*[_type == "stockAlert"])')).toBe(0),
      {
        timeout: 30_000,
      },
    )
    await count(shop, SOAP, 0)
    await count(shop, SOAP, 8)
    await vi.waitFor(async () => expect(await shown(shop, SOAP)).toBeUndefined())
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('STOCK-04 with more addresses than are read at a time, each gets its email', async () => {
    await count(shop, SOAP, 0)
    const createdAt = new Date().toISOString()
    const emails = Array.from({ length: 101 }, (_, n) => `crowd-${n}@rumbo.example`)
    await shop.content
      .transaction(
        emails.map((email, n) => ({
          create: {
            _id: `stockAlert.crowd-${n}`,
            _type: 'stockAlert',
            item: SOAP,
            email,
            locale: 'en',
            createdAt,
          },
        })),
      )
      .commit()
    await count(shop, SOAP, 3)
    await vi.waitFor(
      async () => expect(await shop.content.fetch('count(*[_type == "stockAlert"])')).toBe(0),
      { timeout: 30_000 },
    )
    expect(await mailsTo('crowd-0@rumbo.example')).toHaveLength(1)
    expect(await mailsTo('crowd-100@rumbo.example')).toHaveLength(1)
  })

  test('STOCK-04 an address waits for at most five products, however it is written', async () => {
    const soap = await shop.content.getDocument(SOAP)
    const copies = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${SOAP}-${letter}`)
    for (const id of copies)
      await shop.content.create({ ...soap!, _id: id, stock: 0, slug: { _type: 'slug', current: id } })
    const statuses: number[] = []
    for (const id of copies) statuses.push((await ask(id, `many+${id}@rumbo.example`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await ask(`${SOAP}-a`, 'Many@rumbo.example')).status).toBe(200)
    expect((await ask(`${SOAP}-f`, 'other@rumbo.example')).status).toBe(200)
    for (const id of copies) await shop.content.delete(id)
    await shop.content.delete({ query: '*[_type == "stockAlert"]' })
  })

  test('STOCK-04 nobody can wait for a product that can be bought', async () => {
    await count(shop, SOAP, 8)
    const response = await ask(SOAP, 'early@rumbo.example')
    expect(response.status).toBe(409)
    expect(await response.text()).toContain(MESSAGES.en.errors.inStock)
    expect(await shop.content.fetch('count(*[_type == "stockAlert"])')).toBe(0)
  })

  test.each([
    ['prod-404', 'a@rumbo.example', 404],
    [SOAP, 'no address', 422],
    ['', 'a@rumbo.example', 422],
  ])('STOCK-04 %s for %s is refused with a page', async (item, email, status) => {
    const response = await ask(item, email)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('text/html')
  })
})
