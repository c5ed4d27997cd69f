import { expect, test } from 'vitest'
import { orderRecord } from './order-record'
import { orderDocument } from './order.server'

const order = (changes: Record<string, unknown> = {}) =>
  orderDocument.parse({
    _id: 'order.3f9a2c41b7d20555',
    trackingNumber: 'TRK-2222222-2222222',
    status: 'delivered',
    locale: 'es',
    currency: 'USD',
    subtotal: 1000,
    total: 1000,
    paidAt: '2026-10-01T18:00:00Z',
    // Still the day before in Honduras.
    history: [
      { _key: 'd', timestamp: '2026-10-06T02:00:00Z', status: 'delivered', location: { es: '', en: '' } },
    ],
    ...changes,
  })
const recordOf = (changes?: Record<string, unknown>, now = '2026-10-10T12:00:00Z') =>
  orderRecord(order(changes), { locale: 'es', returnDays: 30, now: new Date(now) })

test('ORDER-01 REFUND-03 a delivered order tells its day in Honduras, and the last day to ask for a return', () => {
  expect(recordOf()).toMatchObject({ deliveredOn: '2026-10-05', lastReturnDay: '2026-11-04' })
  expect(recordOf({}, '2026-11-06T12:00:00Z')).toMatchObject({
    deliveredOn: '2026-10-05',
    lastReturnDay: undefined,
  })
})

test.each([
  ['requested', { returnRequest: { state: 'requested', requestedAt: '', reason: 'x' } }, '2026-10-05'],
  ['not-delivered', { status: 'in_transit', history: [] }, undefined],
  ['possible', { history: [] }, undefined],
])('REFUND-03 %s: no last day for a return', (returns, changes, deliveredOn) => {
  const record = recordOf(changes)
  expect([record.returns, record.deliveredOn, record.lastReturnDay]).toEqual([
    returns,
    deliveredOn,
    undefined,
  ])
})
