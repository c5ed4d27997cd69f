import { expect, test } from 'vitest'
import { orderDocument } from '~/features/orders/order.server'
import { orderFromPurchase } from './order-from-purchase'
import type { Purchase } from './payments/payments'

const PAID_AT = new Date('2026-10-16T18:00:00Z')
const NUMBER = 'TRK-2222222-2222222'
const SOAP = {
  productId: 'prod-001',
  kind: 'product',
  name: 'Jabón',
  quantity: 2,
  unitAmount: 3406,
  amount: 6812,
} as const
const PURCHASE: Purchase = {
  sessionId: 'cs_test_a1b2c3d4e5',
  reservation: undefined,
  paymentId: 'pi_1',
  subject: 'auth0|ana',
  locale: 'es',
  currency: 'HNL',
  mode: 'cart',
  lines: [SOAP],
  subtotal: 6812,
  discount: 681,
  shipping: 12_974,
  total: 19_105,
  email: 'ana@rumbo.example',
  name: 'Ana Mejía',
  address: {
    line1: 'Calle 1',
    line2: undefined,
    city: 'Copán',
    state: undefined,
    postalCode: '41101',
    country: 'HN',
  },
}
const order = (changes: Partial<Purchase> = {}) =>
  orderFromPurchase({ ...PURCHASE, ...changes }, NUMBER, PAID_AT)

test('PAY-07 an order has the paid items, in the currency and language of the purchase', () => {
  expect(order()).toMatchObject({
    _type: 'order',
    trackingNumber: NUMBER,
    sessionId: 'cs_test_a1b2c3d4e5',
    paymentIntent: 'pi_1',
    mode: 'cart',
    status: 'confirmed',
    locale: 'es',
    currency: 'HNL',
    lines: [SOAP],
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

test('PAY-07 the written document parses as an order', () => {
  const stored: unknown = JSON.parse(JSON.stringify(order()))
  expect(orderDocument.parse(stored)).toMatchObject({ total: 19_105, mails: [] })
})

test('PAY-07 the id is derived from the session without revealing it', () => {
  expect(order()._id).toBe(order()._id)
  expect(order()._id).not.toContain('a1b2c3')
})

test('PAY-07 every part has the type that the Studio expects and a unique key', () => {
  const { lines, ...rest } = order({ lines: [SOAP, { ...SOAP, productId: 'kit-001', kind: 'kit' }] })
  expect(lines.map((line) => line._key)).toEqual(['line-1', 'line-2'])
  expect(JSON.stringify({ lines, ...rest })).toMatch(/orderLine.*orderEvent.*localizedString.*orderCustomer/)
})

test('PAY-07 international delivery takes longer', () => {
  const address = { ...PURCHASE.address, country: undefined }
  expect(order({ address }).estimatedDelivery).toBe('2026-10-30')
})
