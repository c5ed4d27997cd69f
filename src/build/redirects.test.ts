import { expect, test } from 'vitest'
import { redirects, redirectsFile } from './redirects'

const file = redirectsFile(redirects())
const lines = file.trimEnd().split('\n')

test.each([
  '/cart /shop/cart 301',
  '/en/products /en/shop/products 301',
  '/shop/legal/terms /shop/legal/terms-and-conditions 301',
  '/en/shop/legal/return /en/shop/legal/return-policy 301',
  '/shop/track-order/:param /shop/track-order 200',
  '/en/shop/order/:param /en/shop/order 200',
  '/en/shop/product/:param /en/shop/product/not-found 404',
  '/shop/blog/:param /shop/blog/not-found 404',
  '/shop/blog/rss.xml /404.html 404',
  '/en/rss.xml /en/shop/not-found 404',
  '/atom.xml /404.html 404',
  '/en/blog/feed /en/shop/not-found 404',
  '/icon.svg /404.html 404',
  '/safari-pinned-tab.svg /404.html 404',
  '/shop/rss.xml /404.html 404',
  '/en/favicon.ico /en/shop/not-found 404',
  '/shop/apple-touch-icon.png /404.html 404',
  '/apple-touch-icon-120x120.png /404.html 404',
  '/favicon-32x32.png /404.html 404',
  '/en/shop/catalog.json /en/shop/not-found 404',
  '/robots.txt /404.html 404',
])('ROUTE-02 %s', (line) => {
  expect(lines).toContain(line)
})

test('ROUTE-02 catch-all rules come after the rules they would shadow', () => {
  expect(lines.slice(-2)).toEqual(['/en/:path/* /en 302', '/:path/* / 302'])
  const index = (start: string) => lines.findIndex((line) => line.startsWith(start))
  expect(index('/shop/:path/* ')).toBeGreaterThan(index('/shop/legal/:param '))
  expect(index('/shop/:path/* ')).toBeGreaterThan(index('/shop/blog/rss.xml '))
  expect(index('/en/:path/* ')).toBeGreaterThan(index('/en/shop/:path/* '))
})

test('ROUTE-02 every address has one rule', () => {
  const addresses = lines.map((line) => line.split(' ')[0])
  expect(addresses).toEqual([...new Set(addresses)])
})
