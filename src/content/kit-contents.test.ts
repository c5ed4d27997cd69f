import { expect, test } from 'vitest'
import { toCents } from '~/lib/money'
import { separatePriceOf, productsIn } from './kit-contents'
import { kitOf, productOf } from './testing/contents'

const PRODUCTS = [productOf({ id: 'a', price: toCents(1000) }), productOf({ id: 'b', price: toCents(700) })]

test('KIT-01 the products of a kit cost more separately', () => {
  const kit = kitOf({ price: toCents(1500), contents: ['b', 'a'] })
  expect(productsIn(kit, PRODUCTS).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(separatePriceOf(kit, PRODUCTS)).toBe(1700)
})

test.each([
  [['a', 'gone'], 1500, undefined],
  [['a', 'b'], 1700, undefined],
  [[], 100, undefined],
  [['a', 'b'], 1500, 0],
])('KIT-01 STOCK-04 a kit with %j for %i cents and stock %s claims no saving', (contents, price, left) => {
  expect(separatePriceOf(kitOf({ price: toCents(price), contents, left }), PRODUCTS)).toBeUndefined()
})
