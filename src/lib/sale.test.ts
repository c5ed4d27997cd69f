import { expect, test } from 'vitest'
import { priceAt } from './sale'

const terms = {
  price: 800,
  originalPrice: 1000,
  isSale: true,
  // Midnight in Honduras, six hours behind UTC.
  saleFrom: '2026-11-27T06:00:00.000Z',
  saleUntil: '2026-11-28T06:00:00.000Z',
}
const at = (instant: string, changes: object = {}) => priceAt({ ...terms, ...changes }, new Date(instant))

test.each([
  ['a second before', '2026-11-27T05:59:59Z', { price: 1000 }],
  ['at its first minute', '2026-11-27T06:00:00Z', { price: 800, originalPrice: 1000 }],
  ['at its last minute', '2026-11-28T05:59:59Z', { price: 800, originalPrice: 1000 }],
  ['at its end', '2026-11-28T06:00:00Z', { price: 1000 }],
])('PROMO-01 %s of a sale', (_, instant, prices) => {
  expect(at(instant)).toEqual(prices)
})

test('PROMO-01 a sale without a beginning or an end goes on', () => {
  const prices = { price: 800, originalPrice: 1000 }
  expect(at('2020-01-01T00:00:00Z', { saleFrom: undefined })).toEqual(prices)
  expect(at('2040-01-01T00:00:00Z', { saleUntil: undefined })).toEqual(prices)
})

test('CARD-01 there is no sale without a higher former price', () => {
  expect(at('2026-11-27T12:00:00Z', { originalPrice: undefined })).toEqual({ price: 800 })
  expect(at('2026-11-27T12:00:00Z', { originalPrice: 800 })).toEqual({ price: 800 })
  expect(at('2026-11-27T12:00:00Z', { isSale: false })).toEqual({ price: 800 })
})
