import { expect, test } from 'vitest'
import { NAVIGATION, currentOf } from './navigation'

test('LAYOUT-01 eight links in the order of the specification', () => {
  expect(NAVIGATION.map(({ key }) => key)).toEqual([
    'home',
    'products',
    'kits',
    'esim',
    'toiletries',
    'sales',
    'blog',
    'agent',
  ])
})

test('LAYOUT-01 the current page is marked, or else its section', () => {
  expect(currentOf('/shop/products', '/shop/products', '/shop')).toBe('page')
  expect(currentOf('/shop/products', '/shop/product/prod-001', '/shop')).toBe('true')
  expect(currentOf('/shop/blog', '/shop/blog/copan', '/shop')).toBe('true')
  expect(currentOf('/shop', '/shop/blog', '/shop')).toBeUndefined()
  expect(currentOf('/shop/kits', '/shop/product/kit-001', '/shop', '/shop/kits')).toBe('true')
  expect(currentOf('/shop/products', '/shop/product/kit-001', '/shop', '/shop/kits')).toBeUndefined()
})
