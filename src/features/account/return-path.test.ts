import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path'

test.each([
  '/',
  '/shop/cart',
  '/en/shop/product/prod-001?from=home#details',
  '/shop/products?category=comfort&sort=price-asc',
  '/shop/blog/qu%C3%A9-llevar',
  '/%2F%2Fevil.example',
])('AUTH-01 %s is a path of this site', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  ['another site', 'https://evil.example/'],
  ['another site without scheme', '//evil.example'],
  ['a backslash for a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['dots that resolve to two slashes', '/.//evil.example'],
  ['parent segments that resolve to two slashes', '/shop/..//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'shop/cart'],
  ['an absolute address, even of this site', 'http://localhost:8888/shop/cart'],
  ['the callback page', '/callback?code=1&state=2'],
  ['the English callback page', '/en/callback'],
  ['nothing', ''],
  ['no text', { pathname: '/shop' }],
  ['undefined', undefined],
])('AUTH-01 rejects %s', (_what, path) => {
  expect(safeReturnPath(path, '/shop')).toBe('/shop')
})

property.prop([
  fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.string().map((text) => `/${text}`),
    fc.webPath(),
  ),
])('AUTH-01 never leaves the site, for any input', (path) => {
  const site = 'https://rumbo.example'
  expect(new URL(safeReturnPath(path), site).origin).toBe(site)
})
