import { expect, test } from 'vitest'
import { keyOf, treatmentOf } from './addresses'

test.each([
  ['/', 'keep'],
  ['/en/shop/product/prod-001', 'keep'],
  ['/shop/cart', 'keep'],
  ['/shop/track-order/TRK-DEMO-TRANSIT', 'keep'],
  ['/shop/account', 'fetch'],
  ['/en/shop/account/', 'fetch'],
  ['/en/shop/checkout/success', 'fetch'],
  ['/en/shop/order/TRK-2345678-ABCDEFG', 'fetch'],
  ['/signup', 'fetch'],
  ['/callback', 'leave'],
  ['/en/callback', 'leave'],
  ['/api/orders', 'leave'],
  ['/__local/builds', 'leave'],
])('QUAL-03 %s: %s', (path, treatment) => expect(treatmentOf(path)).toBe(treatment))

test.each([
  ['/shop/cart?from=badge#top', '/shop/cart'],
  ['/shop/products?q=sol', '/shop/products'],
  ['/shop/cart/', '/shop/cart'],
  ['/en', '/en'],
  ['/', '/'],
  ['/en/shop/track-order/TRK-2345678-ABCDEFG', '/en/shop/track-order'],
])('QUAL-03 %s is cached as %s, without personal data', (path, key) =>
  expect(keyOf(new URL(path, 'https://rumbo.example'))).toBe(`https://rumbo.example${key}`),
)
