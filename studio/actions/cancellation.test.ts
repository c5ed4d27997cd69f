import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import {
  asksForRestock,
  canCancel,
  cancellation,
  cancelledFields,
  paymentAddress,
  restockOf,
} from './cancellation'

test.each([
  ['confirmed', true],
  ['processing', true],
  ['in_transit', false],
  ['delivered', false],
  ['cancelled', false],
] as const)('REFUND-02 an order that is %s can be cancelled: %s', (status, expected) => {
  expect(canCancel({ status, total: 500 })).toBe(expected)
})

test.each([
  [500, 'succeeded', false],
  [500, 'failed', false],
  [499, 'succeeded', true],
] as const)(
  'REFUND-02 an order of 500 with %d refunded (%s) can be cancelled: %s',
  (amount, status, expected) => {
    expect(canCancel({ status: 'confirmed', total: 500, refunds: [{ amount, status }] })).toBe(expected)
  },
)

test('REFUND-02 a cancelled order has a step, a reason and its units back', () => {
  const now = new Date('2026-11-01T00:00:00Z')
  const fields = cancelledFields([{ productId: 'soap', quantity: 2 }], 'No hay más', { key: 'k', now })
  expect(fields).toMatchObject({
    status: 'cancelled',
    cancellation: { reason: 'No hay más', at: now.toISOString() },
    step: { status: 'cancelled', icon: 'cancel', timestamp: now.toISOString() },
    restock: { _key: 'cancelled', lines: [{ productId: 'soap', quantity: 2 }] },
  })
  expect(cancelledFields([], '', { key: 'k', now }).cancellation).not.toHaveProperty('reason')
})

test('REFUND-02 cancelling adds the step to the history and the units to the stock in one write', () => {
  const client = createClient({ projectId: 'test', dataset: 'test', apiVersion: '2026-01-01', useCdn: false })
  const fields = cancelledFields([], '', { key: 'k', now: new Date() })
  expect(cancellation(client, { _id: 'order.1', _rev: 'a' }, fields).serialize()).toMatchObject([
    { patch: { id: 'order.1', ifRevisionID: 'a', insert: { after: 'history[-1]', items: [fields.step] } } },
    { patch: { id: 'order.1', insert: { after: 'restocks[-1]', items: [fields.restock] } } },
  ])
})

test('REFUND-02 the payment to refund is linked', () => {
  expect(paymentAddress('https://pay.example', 'pi_1')).toBe('https://pay.example/pi_1')
  expect(paymentAddress('https://pay.example', undefined)).toBeUndefined()
})

test('STOCK-02 a refund asks whether the units came back, once', () => {
  expect(asksForRestock({ refunds: [{ status: 'succeeded' }] })).toBe(true)
  expect(asksForRestock({ refunds: [{ status: 'failed' }] })).toBe(false)
  expect(asksForRestock({ refunds: [{ status: 'succeeded' }], restocks: [restockOf('k', [])] })).toBe(false)
})
