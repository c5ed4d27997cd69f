import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { convert, toCents } from '~/lib/money'
import { ratesAt } from '~/lib/testing/rates'
import { lineTotal, subtotalIn } from './pricing'
import { freeShippingProgress, missingForFreeShipping, shippingFor } from './shipping'

const lineArb = fc.record({
  price: fc.integer({ min: 1, max: 100_000 }).map(toCents),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const ratesArb = fc.integer({ min: 1, max: 500_000 }).map((n) => ratesAt(n / 10_000))

test('PAY-03 the unit price is rounded before it is multiplied', () => {
  const line = { price: toCents(1), quantity: 3 }
  expect(lineTotal(line, 'HNL', ratesAt(25.5))).toEqual({ amount: 78, currency: 'HNL' })
})

test.prop([fc.array(lineArb), ratesArb])('PAY-03 what is shown is what is charged', (lines, rates) => {
  const charged = lines.reduce((n, line) => n + convert(line.price, 'HNL', rates).amount * line.quantity, 0)
  expect(subtotalIn(lines, 'HNL', rates).amount).toBe(charged)
})

const rules = { freeShippingThreshold: toCents(2500), flatShipping: toCents(499) }

test.each([
  [0, 499, 2500, 0],
  [1250, 499, 1250, 0.5],
  [2499, 499, 1, 0.9996],
  [2500, 0, 0, 1],
  [9000, 0, 0, 1],
])('PAY-03 shipping of %i cents costs %i', (subtotal, cost, missing, progress) => {
  expect(shippingFor(toCents(subtotal), rules)).toBe(cost)
  expect(missingForFreeShipping(toCents(subtotal), rules)).toBe(missing)
  expect(freeShippingProgress(toCents(subtotal), rules)).toBe(progress)
})

test('PAY-03 a threshold of 0 is always reached', () => {
  const free = { freeShippingThreshold: toCents(0), flatShipping: toCents(499) }
  expect(shippingFor(toCents(0), free)).toBe(0)
  expect(freeShippingProgress(toCents(0), free)).toBe(1)
})
