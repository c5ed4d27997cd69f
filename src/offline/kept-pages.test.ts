import { expect, test } from 'vitest'
import { listKeptPages } from './kept-pages'

test('QUAL-03 the offline page links to the cached pages', () => {
  const html = listKeptPages('<nav><ul class="list" data-kept-pages></ul></nav>', [
    { path: '/shop/cart', html: '<title>Carrito · Rumbo</title>' },
    { path: '/shop/catalog.json', html: '{"title":1}' },
  ])
  expect(html).toBe(
    '<nav><ul class="list" data-kept-pages><li><a href="/shop/cart">Carrito</a></li></ul></nav>',
  )
})
