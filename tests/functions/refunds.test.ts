import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fault, lettersOf, orderOf, written } from './orders'
import { type Shop, openShop } from './shop'
import { cart, control, line, openSession, pay, replay } from './shopper'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** A paid order of two bars of soap, with its email sent. */
const bought = async (changes: object = {}) => {
  const id = await openSession(shop, cart(changes))
  await pay(shop, id, { email: 'ana@rumbo.example' })
  await written(shop, id)
  return id
}
const inLempiras = { items: [line('prod-001', 'L.34.06', 2)], currency: 'HNL', locale: 'es' }
const refund = (sessionId: string, more: object = {}) =>
  control<{ id: string; amount: number }>(shop.urls.payments, 'refund', { sessionId, ...more })
const dispute = (sessionId: string, outcome: string) =>
  control(shop.urls.payments, 'dispute', { sessionId, outcome })

/** Subjects of the emails about an order after its confirmation, once there are `count`. */
const notices = (id: string, count: number) =>
  vi.waitFor(
    async () => {
      // The newest is the first.
      const letters = (await lettersOf(shop, id)).toReversed().slice(1)
      expect(letters).toHaveLength(count)
      return letters
    },
    { timeout: 30_000, interval: 50 },
  )
const settled = (id: string, expected: object) =>
  vi.waitFor(async () => expect(await orderOf(shop, id)).toMatchObject(expected), {
    timeout: 30_000,
    interval: 50,
  })

describe('a refund', () => {
  test.each([
    ['USD', { locale: 'en' }, 761, '$7.61 USD', 'Refund for order', 'will not ship'],
    ['HNL', inLempiras, 6812 + 12_974, 'L 197.86 HNL', 'Reembolso de tu pedido', 'no se enviará'],
  ])(
    'REFUND-01 of everything in %s is in the order to the cent, with one email that says that nothing will ship',
    async (_, changes, total, text, subject, unshipped) => {
      const id = await bought(changes)
      await refund(id)
      await settled(id, { refunds: [{ amount: total, status: 'succeeded' }] })
      const [mail] = await notices(id, 1)
      expect(mail?.subject).toContain(subject)
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(text)
      expect(mail?.text).toContain(unshipped)
    },
  )

  test('REFUND-01 of two parts adds up, with an email for each', async () => {
    const id = await bought({ locale: 'en' })
    await refund(id, { amount: 261 })
    const [first] = await notices(id, 1)
    expect(first?.text).toContain('$2.61 USD of $7.61 USD')
    expect(first?.text).not.toContain('will not ship')
    await refund(id, { amount: 500 })
    expect((await notices(id, 2))[1]?.text).toContain('Everything you paid has now been refunded')
    await settled(id, { refunds: [{ amount: 261 }, { amount: 500 }] })
  })

  test('REFUND-01 that fails is in the order, with an email', async () => {
    const id = await bought({ locale: 'en' })
    await refund(id)
    await notices(id, 1)
    await refund(id, { outcome: 'failed' })
    await settled(id, { refunds: [{ amount: 761, status: 'failed' }] })
    expect((await notices(id, 2))[1]?.subject).toContain('did not go through')
  })

  test('REFUND-01 is announced once, with repeated, reordered and late events', async () => {
    const id = await bought()
    await control(shop.urls.payments, 'webhooks', { duplicate: 2, reorder: true, delayMs: 200 })
    await refund(id, { amount: 300 })
    await refund(id, { amount: 100 })
    await control(shop.urls.payments, 'webhooks', {})
    await notices(id, 2)
    for (const type of ['charge.refunded', 'refund.updated'])
      expect(await replay(shop, id, 4, type)).toEqual([200, 200, 200, 200])
    await settled(id, { refunds: [{ amount: 300 }, { amount: 100 }] })
    expect(await notices(id, 2)).toHaveLength(2)
  })

  test('REFUND-01 before the order is written writes the order as well', async () => {
    await control(shop.urls.payments, 'webhooks', { delayMs: 600_000 })
    const id = await openSession(shop)
    await pay(shop, id, { email: 'ana@rumbo.example' })
    await control(shop.urls.payments, 'webhooks', {})
    await refund(id)
    await settled(id, { refunds: [{ amount: 761 }], mails: [{ status: 'confirmed' }] })
    await notices(id, 1)
  })

  test.each([
    ['lake', 'down'],
    ['mail', 'down'],
    ['payments', 'down'],
  ] as const)('REFUND-01 is written and announced once while %s is %s', async (service, kind) => {
    const id = await bought()
    vi.mocked(console.error).mockClear()
    const path = service === 'payments' ? { path: '/v1/refunds' } : {}
    await fault(shop, service, kind, path)
    await refund(id)
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), { timeout: 30_000 })
    await fault(shop, service, 'none')
    await settled(id, { refunds: [{ amount: 761 }] })
    await notices(id, 1)
  })
})

describe('a dispute', () => {
  test.each([
    ['won', 'stands'],
    ['lost', 'is returning'],
  ])('REFUND-01 that is %s is in the order, with an email at each end', async (outcome, words) => {
    const id = await bought({ locale: 'en' })
    await dispute(id, 'open')
    await settled(id, { dispute: { state: 'open', amount: 761 } })
    expect((await notices(id, 1))[0]?.subject).toContain('About the dispute')
    await dispute(id, outcome)
    await settled(id, { dispute: { state: outcome } })
    expect((await notices(id, 2))[1]?.text).toContain(words)
    expect(await replay(shop, id, 3, 'charge.dispute.created')).toEqual([200, 200, 200])
    await notices(id, 2)
  })
})
