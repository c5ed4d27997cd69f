import { expect, test } from 'vitest'
import { pageAddress, pagesOf } from './paging'

test('LIST-08 every item is on exactly one page', () => {
  const items = Array.from({ length: 50 }, (_, i) => i)
  const pages = pagesOf(items)
  expect(pages.map(({ items: { length } }) => length)).toEqual([24, 24, 2])
  expect(pages.flatMap((page) => page.items)).toEqual(items)
  expect(pages.map(({ current, last, total }) => [current, last, total])).toEqual([
    [1, 3, 50],
    [2, 3, 50],
    [3, 3, 50],
  ])
})

test('LIST-06 an empty list is one empty page', () => {
  expect(pagesOf([])).toEqual([{ items: [], current: 1, last: 1, total: 0 }])
})

test('LIST-01 the first page has no page number in its URL', () => {
  expect(pageAddress('/en/shop/products', 1)).toBe('/en/shop/products')
  expect(pageAddress('/en/shop/products', 2)).toBe('/en/shop/products/2')
})
