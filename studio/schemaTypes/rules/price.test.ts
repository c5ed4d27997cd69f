import { expect, test } from 'vitest'
import { isNearPublished, isOriginalPrice, isPrice, isPriceAfterSale } from './price'

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
  [0, 8, true],
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

const sale = {
  price: 16.25,
  originalPrice: 22,
  isSale: true,
  saleFrom: '2026-11-10T06:00:00.000Z',
  saleUntil: '2026-11-19T06:00:00.000Z',
}
const over = new Date('2026-11-20T12:00:00Z')

test.each([
  [
    over,
    'En la tienda hoy cuesta $22.00 (la oferta ya terminó). Sin oferta costará $16.25: pon aquí el precio normal.',
  ],
  [new Date('2026-11-09T12:00:00Z'), expect.stringContaining('(la oferta aún no empieza)')],
  [new Date('2026-11-12T12:00:00Z'), true],
])('PROMO-01 a sale switched off at %s leaves its price', (now, found) => {
  expect(isPriceAfterSale(16.25, { isSale: false }, sale, now)).toEqual(found)
})

test('PROMO-01 a sale that stays on, or a price written for after it, is no surprise', () => {
  expect(isPriceAfterSale(16.25, { isSale: true }, sale, over)).toBe(true)
  expect(isPriceAfterSale(22, { isSale: false }, sale, over)).toBe(true)
  expect(isPriceAfterSale(16.25, { isSale: false }, { ...sale, isSale: false }, over)).toBe(true)
  expect(isPriceAfterSale(16.25, { isSale: false }, { price: 16.25, isSale: true }, over)).toBe(true)
  expect(isPriceAfterSale(16.25, { isSale: false }, {}, over)).toBe(true)
})

test('PROMO-01 the normal price after a sale is compared with what the shop asks today', () => {
  expect(isPriceAfterSale(40, { isSale: false }, { ...sale, originalPrice: 40 }, over)).toBe(true)
  expect(isPriceAfterSale(16, { isSale: false }, { ...sale, originalPrice: 40 }, over)).toMatch(
    /\$40.00: .*mitad/,
  )
  expect(isPriceAfterSale(40, { isSale: true }, sale, over)).toMatch(/\$16.25: .*mitad/)
})
