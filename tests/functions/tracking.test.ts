import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { orderDocumentId } from '../../src/features/orders/order-id.server'
import { fault, lettersOf, orderOf, written } from './orders'
import { type Shop, openShop } from './shop'
import { requestJson, cart, openSession, pay } from './shopper'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

describe('tracking', () => {
  const track = (number: string, query = '') =>
    requestJson(shop, `/api/track-order/${encodeURIComponent(number)}${query}`)

  test('TRACK-05 a new order is found by its number immediately, without personal data', async () => {
    const id = await openSession(shop)
    await pay(shop, id)
    const { trackingNumber } = await written(shop, id)
    const { status, body, headers } = await track(` ${trackingNumber.toLowerCase()} `, '?locale=en')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      trackingNumber,
      currentStatus: 'confirmed',
      itemCount: 2,
      history: [{ status: 'confirmed', location: 'Online shop' }],
    })
    // Random numbers may contain any digits.
    const said = JSON.stringify({ ...body, orderId: '', trackingNumber: '' })
    expect(said).not.toMatch(/ana|Ana|cs_test|Calle|auth0|761/)
    const withSlash = await requestJson(shop, `/api/track-order/${trackingNumber}/`)
    expect([withSlash.status, withSlash.body]).toMatchObject([200, { trackingNumber }])
  })

  test('TRACK-05 a mistyped number is distinguished from an unknown one', async () => {
    const id = await openSession(shop)
    await pay(shop, id)
    const { trackingNumber } = await written(shop, id)
    const last = trackingNumber.at(-1) === '2' ? '3' : '2'
    const slip = await track(trackingNumber.slice(0, -1) + last, '?locale=en')
    expect([slip.status, JSON.stringify(slip.body)]).toEqual([
      400,
      expect.stringContaining('last few characters'),
    ])
    const unknown = await track('TRK-2222222-2222222', '?locale=en')
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([
      404,
      expect.stringContaining('not found. Please verify the number and try again.'),
    ])
  })

  test.each(['HELLO', '%', '../orders', 'TRK-DEMO-TRANSIT'])('TRACK-02 %s is a 404', async (number) => {
    expect((await track(number)).status).toBe(404)
  })

  test('TRACK-04 a demo number answers like a real one', async () => {
    const demo = { _type: 'order', status: 'delivered', currency: 'USD', subtotal: 1, total: 1, locale: 'es' }
    await shop.content.createOrReplace({
      _id: 'order.demo-delivered',
      ...demo,
      trackingNumber: 'TRK-DEMO-DELIVERED',
      paidAt: '2026-10-01T12:00:00Z',
    })
    expect((await track('trk-demo-delivered')).body).toMatchObject({ currentStatus: 'delivered' })
  })

  test('TRACK-05 without the CMS the answer is a 503', async () => {
    await fault(shop, 'lake', 'down')
    expect((await track('TRK-2222222-2222222')).status).toBe(503)
    await fault(shop, 'lake', 'none')
  })
})

describe('an editor updates the order status', () => {
  const step = (status: string, es: string) => ({
    _key: status,
    _type: 'orderEvent',
    timestamp: new Date().toISOString(),
    status,
    location: { _type: 'localizedString', es, en: es },
    icon: 'truck',
  })

  test('TRACK-05 the page shows it, and the buyer gets one email per status', async () => {
    const id = await openSession(shop, cart({ locale: 'en' }))
    await pay(shop, id)
    const { trackingNumber } = await written(shop, id)
    const order = () => shop.content.patch(orderDocumentId(id))
    await order()
      .append('history', [step('in_transit', 'Choloma')])
      .commit()
    await vi.waitFor(async () => expect(await lettersOf(shop, id)).toHaveLength(2), { timeout: 30_000 })
    const { body } = await requestJson(shop, `/api/track-order/${trackingNumber}?locale=en`)
    expect(body).toMatchObject({ currentStatus: 'in_transit', history: [{ location: 'Choloma' }, {}] })
    await order().set({ estimatedDelivery: '2026-12-01' }).commit()
    await order()
      .append('history', [{ ...step('in_transit', 'La Ceiba'), _key: 'again' }])
      .commit()
    await order()
      .append('history', [step('delivered', 'Roatán')])
      .commit()
    await vi.waitFor(async () => expect((await orderOf(shop, id))?.mails).toHaveLength(3), {
      timeout: 30_000,
    })
    expect((await lettersOf(shop, id)).map(({ subject }) => subject.split(/: |is /)[1]).toSorted()).toEqual([
      'confirmed',
      'delivered',
      'in transit',
    ])
  })
})
