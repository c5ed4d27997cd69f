import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { discountPerLine, percentOf, totalsOf } from './totals'

test.each([
  [1005, 10, 101],
  [1004, 10, 100],
  [3225, 10, 323],
  [333, 12.5, 42],
  [0, 10, 0],
  [999, 100, 999],
])('PAY-03 %d less %d percent gives a discount of %d, half rounded up', (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected)
})

const priced = fc.record({
  lines: fc.array(fc.record({ unitAmount: fc.nat(99_999_999), quantity: fc.integer({ min: 1, max: 99 }) }), {
    minLength: 1,
    maxLength: 20,
  }),
  percentOff: fc.integer({ min: 1, max: 100 }),
  shipping: fc.nat(100_000),
})

test.prop([priced])('PAY-03 the parts of a discount add up, and shipping is never discounted', (given) => {
  const session = {
    lines: given.lines as never,
    discount: { couponId: 'c', promotionCodeId: 'p', code: 'C', percentOff: given.percentOff },
    shippingOptions: [{ id: 's', name: 's', amount: given.shipping }],
    selectedShipping: 0,
  }
  const totals = totalsOf(session)
  const parts = discountPerLine(session)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(totals.discount)
  expect(parts.every((part) => part >= 0)).toBe(true)
  expect(totals.total).toBe(totals.subtotal - totals.discount + given.shipping)
  expect(totals.total).toBeGreaterThanOrEqual(given.shipping)
})
