import { expect, test } from 'vitest'
import type { ValidationContext } from 'sanity'
import { isFacebookAddress, isKnownPage, isSafeLink } from './link'

test('CMS-01 a Facebook post requires its URL, other posts do not', () => {
  expect(isFacebookAddress(undefined, { isFacebookEmbed: true })).toMatch(/Pega el enlace/)
  expect(isFacebookAddress(undefined, { isFacebookEmbed: false })).toBe(true)
  expect(isFacebookAddress('no es un enlace', { isFacebookEmbed: false })).toBe(true)
})

test.each(['https://www.facebook.com/rumbo/posts/1', 'https://fb.watch/abc'])(
  'CMS-01 %s is a Facebook address',
  (value) => {
    expect(isFacebookAddress(value, { isFacebookEmbed: true })).toBe(true)
  },
)

test.each(['http://facebook.com/a', 'https://notfacebook.com/a', 'javascript:alert(1)', 'facebook.com'])(
  'CMS-01 %s is not a Facebook address',
  (value) => {
    expect(isFacebookAddress(value, { isFacebookEmbed: true })).toMatch(/https/)
  },
)

test.each(['https://example.com', 'mailto:hola@rumbo.example', '/shop/products'])(
  'CMS-05 the Studio accepts a link to %s',
  (value) => {
    expect(isSafeLink(value)).toBe(true)
  },
)

test.each([
  'www.facebook.com',
  'rumbo.example/shop',
  '/\\evil.example',
  '/\t/evil.example',
  '/en//evil.example',
  'javascript:alert(1)',
])('CMS-05 the Studio refuses a link to %j', (value) => {
  expect(isSafeLink(value)).toMatch(/https/)
})

/** A dataset with one product and one article. */
const context = {
  getClient: () => ({
    withConfig: () => ({
      fetch: async (_: string, { types, slug }: { types: string[]; slug: string }) =>
        (types.includes('product') && slug === 'prod-006') || (types.includes('post') && slug === 'roatan')
          ? 1
          : 0,
    }),
  }),
} as unknown as ValidationContext

test.each([
  '/shop/product/prod-006',
  '/en/shop/product/prod-006?ref=blog',
  '/shop/blog/roatan#top',
  '/shop/products?category=comfort',
  '/shop/help#shipping',
  '/en',
  'https://example.com/shop/product/prod-999',
])('CMS-05 a link to %s is accepted', async (href) => {
  expect(await isKnownPage(href, context)).toBe(true)
})

test.each([
  '/shop/product/prod-999',
  '/shop/blog/gone',
  '/shop/prodcuts',
  '/jabon',
  '/shop/checkout/success',
])('CMS-05 a link to %s, which is not in the shop, is refused', async (href) => {
  expect(await isKnownPage(href, context)).toMatch(/de la lista/)
})
