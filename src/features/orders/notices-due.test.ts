import { expect, test } from 'vitest'
import { noticesDue, refundedTotal, rejectedRefund } from './notices-due'
import { type Order, orderDocument } from './order.server'

const order = (changes: object = {}): Order =>
  orderDocument.parse({
    _id: 'order.1',
    trackingNumber: 'TRK-2222222-2222222',
    status: 'confirmed',
    locale: 'es',
    currency: 'USD',
    subtotal: 1000,
    total: 1000,
    paidAt: '2026-11-01T00:00:00Z',
    customer: { email: 'ana@rumbo.example' },
    ...changes,
  })
const refund = (_key: string, status: string, amount = 400) => ({
  _key,
  status,
  amount,
  createdAt: '2026-11-02T00:00:00Z',
})

test('REFUND-01 a refund is announced when it succeeds, and again when it fails', () => {
  expect(noticesDue(order({ refunds: [refund('re_1', 'pending')] }))).toEqual([])
  const done = { key: 're_1-succeeded', kind: 'refunded', amount: 400 }
  expect(noticesDue(order({ refunds: [refund('re_1', 'succeeded')] }))).toEqual([done])
  const sent = [{ _key: 're_1-succeeded', sentAt: '2026-11-02T00:00:00Z' }]
  expect(noticesDue(order({ refunds: [refund('re_1', 'succeeded')], notices: sent }))).toEqual([])
  expect(noticesDue(order({ refunds: [refund('re_1', 'failed')], notices: sent }))).toMatchObject([
    { kind: 'refundFailed' },
  ])
})

test('REFUND-01 a dispute that is closed before anyone was notified results in one email', () => {
  expect(noticesDue(order({ dispute: { id: 'du_1', amount: 1000, state: 'lost' } }))).toEqual([
    { key: 'du_1-lost', kind: 'disputeLost', amount: 1000 },
  ])
})

test('REFUND-03 each state of a return is announced once', () => {
  const returnRequest = { state: 'approved', requestedAt: '2026-11-02T00:00:00Z', reason: '', lines: [] }
  expect(noticesDue(order({ returnRequest }))).toEqual([{ key: 'return-approved', kind: 'returnApproved' }])
  const notices = [{ _key: 'return-approved', sentAt: '2026-11-02T00:00:00Z' }]
  expect(noticesDue(order({ returnRequest, notices }))).toEqual([])
})

test('REFUND-01 without an address nobody is notified', () => {
  expect(noticesDue(order({ refunds: [refund('re_1', 'succeeded')], customer: null }))).toEqual([])
})

test('REFUND-01 failed refunds do not count', () => {
  const refunds = [
    refund('re_1', 'succeeded', 300),
    refund('re_2', 'failed', 500),
    refund('re_3', 'pending', 1),
  ]
  expect(refundedTotal(order({ refunds }))).toBe(301)
})

test('REFUND-01 a rejected refund counts until another follows', () => {
  const rejected = refund('re_1', 'failed')
  expect(rejectedRefund(order({ refunds: [rejected] }))).toBe(400)
  expect(rejectedRefund(order({ refunds: [rejected, refund('re_2', 'pending')] }))).toBe(0)
  expect(rejectedRefund(order())).toBe(0)
})
