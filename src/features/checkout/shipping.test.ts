import { expect, test } from 'vitest'
import { toCents } from '~/lib/money'
import { freeShippingProgress, missingForFreeShipping, shippingFor } from './shipping'

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
