import { expect, test } from 'vitest'
import { lineOf } from '~/features/cart/testing/line-of'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { toCents } from '~/lib/money'
import { suggestionFor } from './suggestion'

const ids = ['soap', 'lock', 'towel', 'hat']
const catalog: CatalogIndex = {
  locale: 'en',
  categories: [{ id: 'care', name: 'Care' }],
  subCategories: [],
  ids,
  kinds: [0, 0, 0, 0],
  names: ids,
  foreign: {},
  descriptions: ids,
  keywords: ids,
  details: ids,
  category: [0, 0, 0, 0],
  subCategory: [-1, -1, -1, -1],
  prices: [375, 890, 890, 1850],
  originals: [0, 0, 0, 0],
  ratings: [5, 4, 4.5, 5],
  reviews: [0, 0, 0, 0],
  pictures: ids,
  left: {},
  contents: {},
}
const inCart = (...owned: string[]) => owned.map((id) => lineOf({ id }))
const suggested = (missing: number, ...owned: string[]) =>
  suggestionFor(catalog, inCart(...owned), toCents(missing), 'Kits')?.id

test('CART-05 suggests the cheapest product that reaches free shipping, and the better rated of two', () => {
  expect(suggested(300)).toBe('soap')
  expect(suggested(376)).toBe('towel')
  expect(suggested(376, 'towel')).toBe('lock')
  expect(suggested(900)).toBe('hat')
})

test('CART-05 STOCK-04 suggests nothing that is sold out', () => {
  const soldOut = { ...catalog, left: { 2: 0 } }
  expect(suggestionFor(soldOut, [], toCents(376), 'Kits')?.id).toBe('lock')
})

test('CART-05 suggests nothing once it is reached, 10 or more dollars away, or when everything is in the cart', () => {
  expect(suggested(0)).toBeUndefined()
  expect(suggested(1000)).toBeUndefined()
  expect(suggested(999, ...ids)).toBeUndefined()
})
