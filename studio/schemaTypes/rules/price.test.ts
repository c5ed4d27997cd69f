import { expect, test } from 'vitest'
import { isNearPublished, isOriginalPrice, isPrice } from './price'

test.each([1, 0.01, 12.5, 31.4, 1.31, 99_999])('CMS-01 %d is a price', (value) => {
  expect(isPrice(value)).toBe(true)
})

test.each([
  [0, /mayor que cero/],
  [-1, /mayor que cero/],
  [Number.NaN, /mayor que cero/],
  ['12', /mayor que cero/],
  [1.005, /dos decimales/],
  [100_000, /99,999/],
])('CMS-01 %s is not a price', (value, message) => {
  expect(isPrice(value)).toMatch(message)
})

test('CMS-01 a product on sale requires an original price', () => {
  expect(isOriginalPrice(undefined, { price: 5, isSale: true })).toMatch(/precio anterior/)
  expect(isOriginalPrice(undefined, { price: 5, isSale: false })).toBe(true)
  expect(isOriginalPrice(undefined, undefined)).toBe(true)
})

test('CMS-01 once the sale is over, the hidden original price is not checked', () => {
  expect(isOriginalPrice(4, { price: 5, isSale: false })).toBe(true)
  expect(isOriginalPrice(6.005, { price: 5 })).toBe(true)
})

test.each([
  [1625, 16.25, false],
  [3, 8, false],
  [12, 8, true],
  [8, 8, true],
  [8, undefined, true],
])('CMS-01 a change to %s from %s is usual: %s', (value, published, isUsual) => {
  expect(isNearPublished(value, published)).toEqual(isUsual ? true : expect.stringContaining('mitad'))
})

test.each([4, 5])('CMS-01 %d before the sale is not above a price of 5', (value) => {
  expect(isOriginalPrice(value, { price: 5, isSale: true })).toMatch(/mayor que el precio de hoy/)
})

test('CMS-01 the original price is a valid price', () => {
  expect(isOriginalPrice(6, { price: 5, isSale: true })).toBe(true)
  expect(isOriginalPrice(6.005, { price: 5, isSale: true })).toMatch(/dos decimales/)
})
