import { expect, test } from 'vitest'
import { deliveredAt, lastReturnDay, returnLines, returnState } from './returns'

const step = (status: 'in_transit' | 'delivered', timestamp: string) => ({
  _key: timestamp,
  status,
  timestamp,
  location: { es: '', en: '' },
  icon: undefined,
})
const delivered = {
  status: 'delivered' as const,
  history: [step('in_transit', '2026-10-01T00:00:00Z'), step('delivered', '2026-10-05T12:00:00Z')],
  refunds: [],
  total: 1000,
  returnRequest: undefined,
}

test.each([
  ['late on the last day', '2026-11-05T05:59:59Z', 'possible'],
  ['a day later', '2026-11-05T06:00:00Z', 'too-late'],
])('REFUND-03 %s a return is %s', (_, now, state) => {
  expect(lastReturnDay(delivered, 30)).toBe('2026-11-04')
  expect(returnState(delivered, 30, new Date(now))).toBe(state)
})

test('REFUND-03 nothing can be returned before it arrives, and only one request is possible', () => {
  const moving = { ...delivered, status: 'in_transit' as const, history: delivered.history.slice(0, 1) }
  expect(returnState(moving, 30, new Date('2026-10-02T00:00:00Z'))).toBe('not-delivered')
  expect(deliveredAt(moving)).toBeUndefined()
  expect(lastReturnDay(moving, 30)).toBeUndefined()
  const cancelled = { ...moving, status: 'cancelled' as const }
  expect(returnState(cancelled, 30, new Date('2026-10-02T00:00:00Z'))).toBe('cancelled')
  const returnRequest = {
    state: 'declined' as const,
    requestedAt: '',
    reason: '',
    lines: [],
    answer: undefined,
    decidedAt: undefined,
  }
  expect(returnState({ ...delivered, returnRequest }, 30, new Date('2026-10-06T00:00:00Z'))).toBe('requested')
})

test('REFUND-03 only what was bought can be returned, each product once', () => {
  const line = { kind: 'product' as const, unitAmount: 1, amount: 1 }
  const order = {
    lines: [
      { ...line, _key: 'a', productId: 'soap', name: 'Jabón', quantity: 2 },
      { ...line, _key: 'b', productId: 'hat', name: 'Sombrero', quantity: 1 },
    ],
  }
  expect(returnLines(order, [{ productId: 'soap', quantity: 2 }])).toEqual([
    { _key: 'soap', productId: 'soap', name: 'Jabón', quantity: 2 },
  ])
  expect(returnLines(order, [{ productId: 'soap', quantity: 3 }])).toBeUndefined()
  expect(returnLines(order, [{ productId: 'cap', quantity: 1 }])).toBeUndefined()
  const twice = { productId: 'hat', quantity: 1 }
  expect(returnLines(order, [twice, twice])).toBeUndefined()
})
