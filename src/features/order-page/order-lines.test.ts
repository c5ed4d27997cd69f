import { expect, test } from 'vitest'
import { EMPTY } from '~/features/cart/cart'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { addAgain, linesOf } from './order-lines'

const catalog: CatalogIndex = {
  locale: 'en',
  categories: [{ id: 'care', name: 'Care' }],
  subCategories: [],
  ids: ['prod-1', 'prod-2'],
  kinds: [0, 0],
  names: ['Soap', 'Toalla'],
  foreign: { 1: 'es' },
  descriptions: ['', ''],
  keywords: [],
  details: [],
  category: [0, 0],
  subCategory: [-1, -1],
  prices: [400, 900],
  originals: [0, 0],
  ratings: [-1, -1],
  reviews: [0, 0],
  pictures: ['/pictures/a?s=1', ''],
  left: {},
  contents: {},
}
const line = (productId: string, name: string, quantity: number) => ({
  productId,
  kind: 'product' as const,
  name,
  quantity,
  unitAmount: 375,
  amount: 375 * quantity,
})
const record = {
  locale: 'es' as const,
  lines: [line('prod-1', 'Jabón', 2), line('prod-2', 'Toalla', 1), line('prod-9', 'Sombrero', 1)],
}

test('ORDER-01 lines are named in the reader’s language; a name in another language is marked', () => {
  const named = linesOf(record, catalog, 'Kits', 'en').map(({ name, lang }) => [name, lang])
  expect(named).toEqual([
    ['Soap', undefined],
    ['Toalla', 'es'],
    ['Sombrero', 'es'],
  ])
})

test('ORDER-01 without a catalog, the names are those at the time of purchase', () => {
  const named = linesOf(record, undefined, 'Kits', 'en').map(({ name, lang }) => [name, lang])
  expect(named).toEqual([
    ['Jabón', 'es'],
    ['Toalla', 'es'],
    ['Sombrero', 'es'],
  ])
})

test('ORDER-01 buying again adds what is still sold at today’s price, on top of the cart, at most 99', () => {
  const lines = linesOf(record, catalog, 'Kits', 'en')
  const once = addAgain(EMPTY, lines)
  expect(once.map(({ id, quantity, price }) => [id, quantity, price])).toEqual([
    ['prod-1', 2, 400],
    ['prod-2', 1, 900],
  ])
  expect(addAgain(once, lines).map(({ quantity }) => quantity)).toEqual([4, 2])
  const many = linesOf({ ...record, lines: [line('prod-1', 'Jabón', 98)] }, catalog, 'Kits', 'en')
  expect(addAgain(once, many)[0]?.quantity).toBe(99)
})

test('ORDER-01 STOCK-04 buying again leaves out what is sold out', () => {
  const lines = linesOf(record, { ...catalog, left: { 1: 0 } }, 'Kits', 'en')
  expect(addAgain(EMPTY, lines).map(({ id }) => id)).toEqual(['prod-1'])
})
