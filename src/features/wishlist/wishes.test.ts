import { expect, test } from 'vitest'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { isAvailable } from '~/features/catalog-index/availability'
import { nameOf, wishesIn } from './wishes'

const index: CatalogIndex = {
  locale: 'en',
  categories: [{ id: 'comfort', name: 'Comfort' }],
  subCategories: [],
  ids: ['prod-001', 'kit-001', 'prod-002'],
  kinds: [0, 1, 0],
  names: ['Pillow', 'Beach kit', 'Towel'],
  foreign: {},
  descriptions: ['', '', ''],
  keywords: [],
  details: [],
  category: [0, -1, 0],
  subCategory: [-1, -1, -1],
  prices: [1250, 3000, 900],
  originals: [0, 0, 0],
  ratings: [4, -1, -1],
  reviews: [2, 0, 0],
  pictures: ['/a?x=1', '/b?x=1', '/c?x=1'],
  left: { 2: 0 },
  contents: {},
}

test('ACC-03 the newest wish comes first, with its current price and name', () => {
  const wishes = wishesIn(index, ['prod-001', 'kit-001'], 'Kits')
  expect(wishes.map(({ card }) => [card?.name, card?.price, card?.category])).toEqual([
    ['Beach kit', 3000, 'Kits'],
    ['Pillow', 1250, 'Comfort'],
  ])
})

test('ACC-03 products no longer sold have no card', () => {
  const [wish] = wishesIn(index, ['gone-001'], 'Kits')
  expect(wish).toEqual({ id: 'gone-001' })
  expect(wish && isAvailable(wish)).toBe(false)
})

test('ACC-03 a product no longer sold is not named by its id', () => {
  const t = { goneName: 'a product we no longer sell' }
  const names = wishesIn(index, ['gone-001', 'kit-001'], 'Kits').map((wish) => nameOf(wish, t))
  expect(names).toEqual(['Beach kit', t.goneName])
})

test('ACC-03 STOCK-04 a sold-out product stays on the list and cannot be moved to the cart', () => {
  const available = wishesIn(index, ['prod-001', 'prod-002'], 'Kits').map(isAvailable)
  expect(available).toEqual([false, true])
})
