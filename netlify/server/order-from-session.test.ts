import { expect, test } from 'vitest'
import { orderDocument } from '~/features/orders/order'
import { isOurs, isPaid, orderFromSession } from './order-from-session'
import { paidSession, soldLine } from './testing/session'

const PAID_AT = new Date('2026-10-16T18:00:00Z')
const NUMBER = 'TRK-2222222-2222222'
const orderOf = (session = paidSession(), lines = [soldLine()]) =>
  orderFromSession(session, lines, NUMBER, PAID_AT)

test('PAY-07 an order is what was paid, in the currency and language of the purchase', () => {
  expect(orderOf()).toMatchObject({
    _type: 'order',
    trackingNumber: NUMBER,
    sessionId: 'cs_test_a1b2c3d4e5',
    paymentIntent: 'pi_1',
    mode: 'cart',
    status: 'confirmed',
    locale: 'es',
    currency: 'HNL',
    lines: [
      { productId: 'prod-001', kind: 'product', name: 'Jabón', quantity: 2, unitAmount: 3406, amount: 6812 },
    ],
    subtotal: 6812,
    discount: 681,
    shipping: 12_974,
    total: 19_105,
    paidAt: '2026-10-16T18:00:00.000Z',
    estimatedDelivery: '2026-10-23',
    history: [{ status: 'confirmed', timestamp: '2026-10-16T18:00:00.000Z', icon: 'receipt' }],
    customer: {
      subject: 'auth0|ana',
      email: 'ana@rumbo.example',
      name: 'Ana Mejía',
      address: { city: 'Copán' },
    },
    mails: [],
  })
})

test('PAY-07 what is written is what is read', () => {
  const stored: unknown = JSON.parse(JSON.stringify(orderOf()))
  expect(orderDocument.parse(stored)).toMatchObject({ total: 19_105, mails: [] })
})

test('PAY-07 its id follows from the session and tells nothing', () => {
  expect(orderOf()._id).toBe(orderOf()._id)
  expect(orderOf()._id).not.toContain('a1b2c3')
})

test('PAY-07 every part has the type that Studio looks for and a key of its own', () => {
  const order = orderOf(paidSession(), [
    soldLine(),
    soldLine({ metadata: { productId: 'kit-001', kind: 'kit' } }),
  ])
  expect(order.lines.map((line) => line._key)).toEqual(['line-1', 'line-2'])
  expect(JSON.stringify(order)).toMatch(/orderLine.*orderEvent.*localizedString.*orderCustomer/)
})

test.each([
  ['paid', true],
  ['no_payment_required', true],
  ['unpaid', false],
])('PAY-07 a session that is %s counts as paid: %s', (status, expected) => {
  expect(isPaid(paidSession({ payment_status: status }))).toBe(expected)
})

test('PAY-07 only sessions of this shop become orders', () => {
  expect(isOurs(paidSession())).toBe(true)
  expect([null, {}, { shop: 'other' }].map((metadata) => isOurs(paidSession({ metadata })))).toEqual([
    false,
    false,
    false,
  ])
})

test('PAY-07 a session of ours without what we put into it is an error, not half an order', () => {
  expect(() => orderOf(paidSession({ metadata: { shop: 'rumbo' } }))).toThrow()
  expect(() => orderOf(paidSession({ amount_total: null }))).toThrow('no totals')
  expect(() => orderOf(paidSession(), [soldLine({ metadata: {} })])).toThrow()
})

test('PAY-07 a session without address, name or reference object is an order too', () => {
  const bare = paidSession({
    collected_information: null,
    payment_intent: { id: 'pi_2' },
    shipping_cost: null,
  })
  expect(orderOf(bare)).toMatchObject({
    paymentIntent: 'pi_2',
    shipping: 12_974,
    estimatedDelivery: '2026-10-30',
  })
})
