import { expect, test } from 'vitest'
import { productOf } from '~/content/testing/contents'
import { subCategoriesOf, toiletriesOf } from './toiletries'

const toiletries = { id: 'toiletries', name: { value: 'Artículos de Tocador', lang: 'es' as const } }

test('TOIL-01 only the products of the category are listed', () => {
  const products = [productOf({ id: 'prod-1' }), productOf({ id: 'prod-2', category: toiletries })]
  expect(toiletriesOf(products).map(({ id }) => id)).toEqual(['prod-2'])
})

test('TOIL-01 the select lists each subcategory with products once', () => {
  const products = [
    productOf({ subCategory: 'oral-care' }),
    productOf(),
    productOf({ subCategory: 'fragrance' }),
    productOf({ subCategory: 'oral-care' }),
  ]
  expect(subCategoriesOf(products)).toEqual(['oral-care', 'fragrance'])
})
