import { expect, test } from 'vitest'
import { kitOf, productOf } from '~/content/testing/contents'
import { toCents } from '~/lib/money'
import { priceApart, productsIn, savingOf } from './item'

const PRODUCTS = [productOf({ id: 'a', price: toCents(1000) }), productOf({ id: 'b', price: toCents(700) })]

test('KIT-01 a kit saves what its products cost more one by one', () => {
  const kit = kitOf({ price: toCents(1500), contents: ['b', 'a'] })
  expect(productsIn(kit, PRODUCTS).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(savingOf(kit, priceApart(kit, PRODUCTS))).toBe(200)
})

test.each([
  [['a', 'gone'], 1500],
  [['a', 'b'], 1700],
  [[], 100],
])('KIT-01 a kit with %j for %i cents claims no saving', (contents, price) => {
  const kit = kitOf({ price: toCents(price), contents })
  expect(priceApart(kit, productsIn(kit, PRODUCTS))).toBeUndefined()
})

test('CARD-01 STOCK-04 what is sold out claims no saving', () => {
  const sale = { price: toCents(1850), originalPrice: toCents(2300) }
  expect(savingOf(productOf({ ...sale, left: 0 }))).toBeUndefined()
  expect(savingOf(productOf({ ...sale, left: 1 }))).toBe(450)
})

test('CARD-01 a product in a sale saves the difference', () => {
  expect(savingOf(productOf({ price: toCents(1850), originalPrice: toCents(2300) }))).toBe(450)
  expect(savingOf(productOf())).toBeUndefined()
})
