import { expect, test } from 'vitest'
import { isLate, moneyMarks, piecesText, refundText, repeatedIn, shownStatus } from './order-facts'

test('DESK-01 an order is late from the day after its estimate, until it arrives', () => {
  const late = (status: 'in_transit' | 'delivered', estimatedDelivery: string | null) =>
    isLate({ status, estimatedDelivery }, '2026-11-20')
  expect(late('in_transit', '2026-11-19')).toBe(true)
  expect(late('in_transit', '2026-11-20')).toBe(false)
  expect(late('delivered', '2026-11-19')).toBe(false)
  expect(late('in_transit', null)).toBe(false)
})

test('DESK-01 a list item counts the units, also in the preview store’s format', () => {
  expect(piecesText([{ quantity: 2 }, { quantity: 1 }])).toBe('3 art.')
  expect(piecesText({ 0: { quantity: 1 } })).toBe('1 art.')
  expect(piecesText(undefined)).toBe('')
})

test.each([
  [[], ''],
  [[{ amount: 500, status: 'failed' }], 'Reembolso rechazado'],
  [[{ amount: 500, status: 'succeeded' }], 'Reembolsado en parte'],
  [
    [
      { amount: 500, status: 'succeeded' },
      { amount: 1500, status: 'pending' },
    ],
    'Reembolsado',
  ],
])('REFUND-01 refunds %j of $20 are shown before somebody packs the order', (refunds, text) => {
  expect(refundText({ refunds, total: 2000 })).toBe(text)
})

test('REFUND-01 an open or lost dispute marks an order, with its refunds; one that was won does not', () => {
  const refunds = [{ amount: 500, status: 'succeeded' }]
  const marksOf = (state: string) => moneyMarks({ refunds, total: 2000, dispute: { state } })
  expect(marksOf('open')).toEqual(['Disputa abierta', 'Reembolsado en parte'])
  expect(marksOf('lost')).toEqual(['Disputa perdida', 'Reembolsado en parte'])
  expect(marksOf('won')).toEqual(['Reembolsado en parte'])
  expect(moneyMarks({ total: 2000 })).toEqual([])
})

test.each([
  ['confirmed', 'failed', 'cancelled'],
  ['processing', 'succeeded', 'cancelled'],
  ['in_transit', 'succeeded', 'in_transit'],
] as const)('REFUND-01 an order that is %s and whose full refund %s is %s', (status, refund, shown) => {
  expect(shownStatus({ status, total: 500, refunds: [{ amount: 500, status: refund }] })).toBe(shown)
  expect(shownStatus({ status, total: 501, refunds: [{ amount: 500, status: refund }] })).toBe(status)
})

test('DESK-02 parcel numbers of several orders are found once each', () => {
  expect(repeatedIn(['', 'A1', 'B2', 'A1', '', 'A1'])).toEqual(['A1'])
  expect(repeatedIn(['7946 4479 88', '7946-447988', 'b2', 'B-2'])).toEqual(['7946 4479 88', 'b2'])
})
