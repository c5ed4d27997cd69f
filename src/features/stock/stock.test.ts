import { describe, expect, test } from 'vitest'
import { available, changed, effectOf, shortagesOf, shownLeft } from './stock'

test('STOCK-02 what is reserved cannot be bought', () => {
  expect(available({ onHand: 5, reserved: 2 })).toBe(3)
  expect(available({ onHand: 1, reserved: 2 })).toBe(0)
})

test('STOCK-03 a shortage says how many are left; an item without a counter has none left', () => {
  const counters = new Map([
    ['soap', { onHand: 5, reserved: 2 }],
    ['towel', { onHand: 9, reserved: 0 }],
  ])
  const demand = [
    { item: 'soap', quantity: 4 },
    { item: 'towel', quantity: 9 },
    { item: 'hat', quantity: 1 },
  ]
  expect(shortagesOf(demand, counters)).toEqual([
    { item: 'soap', left: 3 },
    { item: 'hat', left: 0 },
  ])
})

test.each([
  [6, undefined],
  [5, 5],
  [1, 1],
  [0, 0],
  [-2, 0],
])('STOCK-04 with %i units pages show %s', (onHand, shown) => {
  expect(shownLeft({ onHand })).toBe(shown)
})

describe('a reservation', () => {
  const units = { onHand: 10, reserved: 4 }
  test.each([
    ['open', 'sold', { onHand: 6, reserved: 0 }],
    ['open', 'released', { onHand: 10, reserved: 0 }],
    ['released', 'sold', { onHand: 6, reserved: 4 }],
  ] as const)('STOCK-02 moves from %s to %s', (from, to, after) => {
    expect(changed(units, effectOf(from, to)!, 4)).toEqual(after)
  })

  test.each([
    ['sold', 'sold'],
    ['sold', 'released'],
    ['released', 'released'],
  ] as const)('STOCK-02 stays as it is from %s to %s', (from, to) => {
    expect(effectOf(from, to)).toBeUndefined()
  })
})
