import { expect, test } from 'vitest'
import { type Cart, EMPTY, add } from '~/features/cart/cart'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { toCents } from '~/lib/money'
import { companionOf } from './companion'

const catalog: CatalogIndex = {
  locale: 'es',
  categories: [
    { id: 'comfort', name: 'Confort' },
    { id: 'electronics', name: 'Electrónica' },
  ],
  subCategories: [],
  ids: ['mask', 'pillow', 'cable', 'socks'],
  kinds: [0, 0, 0, 0],
  names: ['Antifaz', 'Almohada', 'Cable', 'Calcetines'],
  foreign: {},
  descriptions: ['', '', '', ''],
  keywords: ['', '', '', ''],
  details: ['', '', '', ''],
  category: [0, 0, 1, 0],
  subCategory: [-1, -1, -1, -1],
  prices: [500, 1800, 900, 300],
  originals: [0, 0, 0, 0],
  ratings: [4.1, 4.9, 5, 4.5],
  reviews: [0, 0, 0, 0],
  pictures: ['', '', '', ''],
  left: {},
  contents: {},
}
const cartOf = (...ids: string[]) =>
  ids.reduce<Cart>(
    (cart, id) =>
      add(cart, { id, kind: 'product', name: id, price: toCents(500), imageUrl: '', category: '' }),
    EMPTY,
  )

test('CART-05 with little missing, the cheapest product that reaches free shipping', () => {
  expect(companionOf(catalog, cartOf('mask'), 'mask', toCents(800), 'Kit')?.id).toBe('cable')
})

test('CARD-04 otherwise the best rated product of the same category that is not in the cart', () => {
  expect(companionOf(catalog, cartOf('mask'), 'mask', toCents(2000), 'Kit')?.id).toBe('pillow')
  expect(companionOf(catalog, cartOf('mask', 'pillow'), 'pillow', toCents(0), 'Kit')?.id).toBe('socks')
  expect(companionOf(catalog, cartOf('cable'), 'cable', toCents(2000), 'Kit')).toBeUndefined()
})
