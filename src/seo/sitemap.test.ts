import { XMLParser } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { postOf } from '~/features/blog/testing/post'
import { toCents } from '~/lib/money'
import { kitOf, policyOf, productOf } from '~/content/testing/contents'
import { sitemapPages, sitemapXml } from './sitemap'

const contents = {
  products: Array.from({ length: 25 }, (_, i) =>
    productOf({ id: `prod-${i}`, updatedAt: `2026-05-${String(i + 1).padStart(2, '0')}T00:00:00Z` }),
  ),
  kits: [kitOf()],
  posts: [postOf()],
  policies: [policyOf('return-policy')],
}

interface Url {
  loc: string
  lastmod?: string
  'xhtml:link': { '@_rel': string; '@_hreflang': string; '@_href': string }[]
}
const urlsOf = (xml: string): Url[] =>
  new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'url' }).parse(xml).urlset.url

describe('SEO-01 sitemap', () => {
  const pages = sitemapPages(contents)
  const paths = pages.map(({ path }) => path)

  test('SEO-01 every product, kit, article and policy is listed once, and every page of the list', () => {
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/shop/products',
        '/shop/products/2',
        '/shop/product/prod-24',
        '/shop/product/kit-001',
        '/shop/blog/copan-slowly',
        '/shop/legal/return-policy',
      ]),
    )
    expect(paths).not.toContain('/shop/products/3')
  })

  test('SEO-01 the pages of every list are listed, an empty list is one page', () => {
    const category = { id: 'toiletries', name: { value: 'Artículos de tocador', lang: 'es' } } as const
    const products = contents.products.map((product) => ({
      ...product,
      category,
      originalPrice: toCents(99),
    }))
    const listed = sitemapPages({ ...contents, products }).map(({ path }) => path)
    expect(listed).toEqual(expect.arrayContaining(['/shop/sales/2', '/shop/travel-size-toiletries/2']))
    const bare = sitemapPages({ ...contents, products: [] }).map(({ path }) => path)
    expect(bare.filter((path) => path.startsWith('/shop/sales'))).toEqual(['/shop/sales'])
  })

  test('SEO-01 personal pages and error pages are not listed', () => {
    const personal = /cart|account|wishlist|checkout|track-order|signup|callback|not-found|404/
    expect(paths.filter((path) => personal.test(path))).toEqual([])
  })

  test('SEO-01 a list changed when the last of its items did', () => {
    const changedOf = (path: string) => pages.find((page) => page.path === path)?.changed
    expect(changedOf('/shop/products')).toBe('2026-05-24T00:00:00Z')
    expect(changedOf('/shop/products/2')).toBe('2026-05-25T00:00:00Z')
    expect(changedOf('/shop/kits')).toBe(kitOf().updatedAt)
    expect(changedOf('/shop/esim')).toBeUndefined()
  })

  test('SEO-01 each page is listed in both languages, each naming both and the default', () => {
    const urls = urlsOf(sitemapXml([{ path: '/shop/blog', changed: '2026-09-01T10:00:00Z' }]))
    expect(urls.map(({ loc, lastmod }) => [loc, lastmod])).toEqual([
      ['https://rumbo.example/shop/blog', '2026-09-01T10:00:00Z'],
      ['https://rumbo.example/en/shop/blog', '2026-09-01T10:00:00Z'],
    ])
    for (const url of urls)
      expect(url['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href']])).toEqual([
        ['es', 'https://rumbo.example/shop/blog'],
        ['en', 'https://rumbo.example/en/shop/blog'],
        ['x-default', 'https://rumbo.example/shop/blog'],
      ])
  })

  test('SEO-01 the address of the landing page keeps its slash, no other has one', () => {
    expect(urlsOf(sitemapXml([{ path: '/' }])).map(({ loc }) => loc)).toEqual([
      'https://rumbo.example/',
      'https://rumbo.example/en',
    ])
  })
})
