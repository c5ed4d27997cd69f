import { expect, test } from 'vitest'
import { schemaTypes } from '../schemaTypes'
import { pagesOf } from './pages-of'

const SITE = 'https://rumbo.example'
const urlsOf = (document: Parameters<typeof pagesOf>[0]) => pagesOf(document, SITE).map(({ url }) => url)

test('CMS-01 a product links to its page in both languages', () => {
  expect(urlsOf({ _type: 'product', slug: { current: 'prod-001' } })).toEqual([
    `${SITE}/shop/product/prod-001`,
    `${SITE}/en/shop/product/prod-001`,
  ])
})

test('CMS-01 an order links to its tracking page, a singleton to its own page', () => {
  expect(urlsOf({ _type: 'order', trackingNumber: 'TRK-DEMO-TRANSIT' })[0]).toBe(
    `${SITE}/shop/track-order/TRK-DEMO-TRANSIT`,
  )
  expect(urlsOf({ _type: 'esimPage' })).toEqual([`${SITE}/shop/esim`, `${SITE}/en/shop/esim`])
})

test('CMS-01 a document without an address has no link yet', () => {
  expect(urlsOf({ _type: 'post' })).toEqual([])
  expect(urlsOf({ _type: 'order' })).toEqual([])
  expect(urlsOf({ _type: 'sanity.imageAsset' })).toEqual([])
})

test('CMS-01 every document type has a page', () => {
  for (const { name, type } of schemaTypes)
    if (type === 'document')
      expect(urlsOf({ _type: name, slug: { current: 'a' }, trackingNumber: 'TRK' }), name).toHaveLength(2)
})
