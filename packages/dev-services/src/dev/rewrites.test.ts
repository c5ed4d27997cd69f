import { expect, test } from 'vitest'
import { rewrite } from './rewrites'

test.each([
  ['/shop/track-order/TRK-1?a=1', '/shop/track-order?a=1'],
  ['/en/shop/track-order/TRK-1', '/en/shop/track-order'],
  ['/shop/track-order', '/shop/track-order'],
  ['/shop/product/prod-001', '/shop/product/prod-001'],
  ['/pictures/a.jpg?w=2', '/pictures/a.jpg?w=2'],
])('RUN-01 the dev server rewrites %s to %s', (url, page) => {
  expect(rewrite(url)).toBe(page)
})
