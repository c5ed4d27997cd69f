import { expect, test } from 'vitest'
import type { Product } from '~/content/types'
import { featured, withRelated } from './choices'

const product = (id: string, category: string, originalPrice?: number) =>
  ({ id, category: { id: category }, originalPrice }) as unknown as Product
const PRODUCTS = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => product(id, 'comfort')),
  product('x', 'health', 500),
  product('y', 'health'),
]
const ids = (products: Product[]) => products.map(({ id }) => id)

const relatedTo = (id: string, products = PRODUCTS) =>
  ids(withRelated(products).find((entry) => entry.product.id === id)?.related ?? [])

test('PROD-04 up to four of the same category, never itself', () => {
  expect(relatedTo('a')).toEqual(['b', 'c', 'd', 'e'])
  expect(relatedTo('e')).toEqual(['f', 'a', 'b', 'c'])
  expect(relatedTo('x')).toEqual(['y'])
  expect(relatedTo('z', [product('z', 'electronics')])).toEqual([])
})

test('PROD-04 every product appears once', () => {
  expect(ids(withRelated(PRODUCTS).map((entry) => entry.product)).toSorted()).toEqual(
    ids(PRODUCTS).toSorted(),
  )
})

test('HOME-03 the first four products that are not on sale', () => {
  expect(ids(featured([product('s', 'comfort', 900), ...PRODUCTS]))).toEqual(['a', 'b', 'c', 'd'])
})

test('HOME-03 the products that editors chose come first, in their order, unless they are gone or sold out', () => {
  const soldOut = { ...product('o', 'comfort'), left: 0 }
  const all = [...PRODUCTS, soldOut]
  expect(ids(featured(all, ['y', 'gone', 'x', 'o', 'c']))).toEqual(['y', 'x', 'c', 'a'])
  expect(ids(featured(all, ['f', 'e', 'd', 'c', 'b']))).toEqual(['f', 'e', 'd', 'c'])
})
