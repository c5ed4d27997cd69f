import { expect, test } from 'vitest'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { isAvailable, wishesIn } from './wishes'

const index: CatalogIndex = {
  locale: 'en',
  categories: [{ id: 'comfort', name: 'Comfort' }],
  subCategories: [],
  ids: ['prod-001', 'kit-001'],
  kinds: [0, 1],
  names: ['Pillow', 'Beach kit'],
  foreign: {},
  descriptions: ['', ''],
  keywords: [],
  details: [],
  category: [0, -1],
  subCategory: [-1, -1],
  prices: [1250, 3000],
  originals: [0, 0],
  ratings: [4, -1],
  reviews: [2, 0],
  pictures: ['/a?x=1', '/b?x=1'],
  left: {},
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
