import { describe, expect, test } from 'vitest'
import { deliveryWindow, estimateDelivery } from './estimate'
import { type Order, orderDocument } from './order.server'
import { orderDocumentId } from './order-id.server'
import { orderNumber } from './order-number'
import { statusTone } from './status'
import { currentStatus, trackingRecord } from './tracking-record'

const step = (status: Order['status'], timestamp: string, location: Record<string, unknown> = {}) => ({
  _key: status,
  timestamp,
  status,
  location,
  icon: null,
})
const stored = (changes: Record<string, unknown> = {}) => ({
  _id: 'order.3f9a2c41b7d20555',
  _rev: 'r1',
  trackingNumber: 'TRK-2222222-2222222',
  sessionId: 'cs_test_secret',
  status: 'confirmed',
  locale: 'en',
  currency: 'HNL',
  lines: [
    {
      _key: 'a',
      productId: 'prod-001',
      kind: 'product',
      name: 'Soap',
      quantity: 2,
      unitAmount: 3406,
      amount: 6812,
    },
  ],
  subtotal: 6812,
  discount: null,
  total: 6812,
  paidAt: '2026-10-16T18:00:00Z',
  estimatedDelivery: '2026-10-23',
  history: [
    step('confirmed', '2026-10-16T18:00:00Z', { es: 'Tienda', en: 'Shop' }),
    step('in_transit', '2026-10-18T12:00:00-06:00', { es: 'San Pedro Sula', en: null }),
  ],
  customer: {
    subject: 'auth0|ana',
    email: 'ana@rumbo.example',
    name: 'Ana',
    address: { city: 'Copán', line2: null },
  },
  mails: null,
  ...changes,
})
const order = (changes?: Record<string, unknown>) => orderDocument.parse(stored(changes))

describe('the document', () => {
  test('PAY-07 is parsed as the CMS returns it, with nulls', () => {
    expect(order()).toMatchObject({ discount: 0, shipping: 0, mails: [], currency: 'HNL' })
    expect(order({ locale: 'fr' }).locale).toBe('es')
    expect(orderDocument.safeParse(stored({ total: 1.5 })).success).toBe(false)
  })

  test('REFUND-03 an incomplete return does not hide the order', () => {
    const request = { state: 'declined', requestedAt: '2026-11-02T00:00:00Z', reason: 'Too small' }
    expect(order({ returnRequest: request }).returnRequest?.state).toBe('declined')
    expect(order({ returnRequest: { state: 'declined', answer: 'No' } }).returnRequest).toBeUndefined()
  })

  test.each(['mañana', '2026-13-45'])('TRACK-03 an estimate of "%s" is unknown', (estimatedDelivery) => {
    expect(order({ estimatedDelivery }).estimatedDelivery).toBeUndefined()
  })

  test('PAY-07 a session has one id, which does not reveal the session', () => {
    const id = orderDocumentId('cs_test_1')
    expect(id).toMatch(/^order\.[0-9a-f]{40}$/)
    expect(orderDocumentId('cs_test_1')).toBe(id)
    expect(orderDocumentId('cs_test_2')).not.toBe(id)
    expect(orderNumber('drafts.order.3f9a2c41b7d2')).toBe('3F9A2C41B7')
  })
})

describe('the tracking record', () => {
  test('TRACK-03 has status, places and times, newest first, in one language', () => {
    expect(trackingRecord(order(), 'en')).toEqual({
      orderId: '3F9A2C41B7',
      trackingNumber: 'TRK-2222222-2222222',
      currentStatus: 'in_transit',
      estimatedDelivery: '2026-10-23',
      itemCount: 2,
      history: [
        {
          timestamp: '2026-10-18T12:00:00-06:00',
          status: 'in_transit',
          location: 'San Pedro Sula',
          icon: 'truck',
        },
        { timestamp: '2026-10-16T18:00:00Z', status: 'confirmed', location: 'Shop', icon: 'receipt' },
      ],
    })
    expect(trackingRecord(order(), 'es').history[1]?.location).toBe('Tienda')
  })

  test.each([
    ['HN', '2026-10-23', '2026-10-21'],
    ['HN', '2026-10-24', undefined],
    ['US', '2026-10-30', '2026-10-26'],
  ])(
    'TRACK-03 for %s by %s has a first day only in the shop’s own estimate',
    (country, estimatedDelivery, first) => {
      const record = trackingRecord(order({ estimatedDelivery, customer: { address: { country } } }), 'es')
      expect(record.earliestDelivery).toBe(first)
    },
  )

  test.each([
    ['confirmed', 'succeeded', 0, 'cancelled'],
    ['processing', 'pending', 0, 'cancelled'],
    ['confirmed', 'failed', 0, 'cancelled'],
    ['confirmed', 'succeeded', 1, 'confirmed'],
    ['in_transit', 'succeeded', 0, 'in_transit'],
  ])('REFUND-01 %s with a refund that %s and leaves %i cents is %s', (status, refund, left, shown) => {
    const { total } = order()
    const refunds = [
      { _key: 're_1', status: refund, amount: total - left, createdAt: '2026-10-20T12:00:00Z' },
    ]
    const record = trackingRecord(order({ status, history: [], refunds }), 'es')
    expect(record.currentStatus).toBe(shown)
    expect(record.estimatedDelivery === undefined).toBe(shown === 'cancelled')
    const step = { timestamp: '2026-10-20T12:00:00Z', status: 'cancelled', location: '', icon: 'cancel' }
    expect(record.history).toEqual(shown === 'cancelled' ? [step] : [])
  })

  test('TRACK-05 contains nothing about the buyer', () => {
    const record = JSON.stringify(trackingRecord(order(), 'es'))
    for (const secret of ['Ana', 'rumbo.example', 'auth0', 'Copán', 'cs_test', 'Soap']) {
      expect(record).not.toContain(secret)
    }
  })

  test.each([
    ['confirmed', 'in_transit'],
    ['cancelled', 'cancelled'],
    ['delivered', 'delivered'],
  ])('TRACK-05 the current status of an order marked %s is %s', (status, expected) => {
    expect(currentStatus(order({ status }))).toBe(expected)
  })

  test('TRACK-05 an order without steps has its own status', () => {
    expect(currentStatus(order({ history: null }))).toBe('confirmed')
  })

  test.each([
    ['delivered', 'success'],
    ['in_transit', 'info'],
    ['out_for_delivery', 'info'],
    ['processing', 'warning'],
    ['confirmed', 'warning'],
    ['cancelled', 'neutral'],
    ['toString', 'neutral'],
  ])('TRACK-03 %s is %s', (status, tone) => {
    expect(statusTone(status)).toBe(tone)
  })
})

test.each([
  ['2026-10-16T18:00:00Z', 'HN', '2026-10-23'],
  ['2026-10-17T03:00:00Z', 'HN', '2026-10-23'],
  ['2026-10-18T18:00:00Z', 'HN', '2026-10-23'],
  ['2026-10-20T03:00:00Z', 'HN', '2026-10-26'],
  ['2026-10-16T18:00:00Z', 'US', '2026-10-30'],
])('TRACK-03 paid at %s for %s, expected on %s', (paidAt, country, expected) => {
  expect(estimateDelivery(new Date(paidAt), country)).toBe(expected)
})

test.each([
  ['2026-10-16T18:00:00Z', 'HN', { from: '2026-10-21', to: '2026-10-23' }],
  ['2026-10-16T18:00:00Z', 'US', { from: '2026-10-26', to: '2026-10-30' }],
])('PAY-06 paid at %s for %s, expected between two dates', (paidAt, country, expected) => {
  expect(deliveryWindow(new Date(paidAt), country)).toEqual(expected)
})
