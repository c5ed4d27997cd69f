import { expect, test } from 'vitest'
import type { Product } from '~/content/types'
import { featured, relatedTo } from './related'

const product = (id: string, category: string, originalPrice?: number) =>
  ({ id, category: { id: category }, originalPrice }) as unknown as Product
const PRODUCTS = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => product(id, 'comfort')),
  product('x', 'health', 500),
  product('y', 'health'),
]
const ids = (products: Product[]) => products.map(({ id }) => id)

test('PROD-04 up to four of the same category, never itself', () => {
  expect(ids(relatedTo(product('e', 'comfort'), PRODUCTS))).toEqual(['f', 'a', 'b', 'c'])
  expect(ids(relatedTo(product('x', 'health'), PRODUCTS))).toEqual(['y'])
  expect(relatedTo(product('z', 'electronics'), [product('z', 'electronics')])).toEqual([])
})

test('HOME-03 the first four products that are not on sale', () => {
  expect(ids(featured([product('s', 'comfort', 900), ...PRODUCTS]))).toEqual(['a', 'b', 'c', 'd'])
})
