import { expect, test } from 'vitest'
import { withoutDeadLinks } from './dead-links'

const PAGES = new Set(['/shop/product/prod-001', '/shop/blog/roatan'])

const linked = (href: string) => ({
  _type: 'block' as const,
  children: [{ _type: 'span' as const, text: 'palabras', marks: ['l'] }],
  markDefs: [{ _key: 'l', _type: 'link', href }],
})
const hrefs = (href: string) =>
  withoutDeadLinks([linked(href)], PAGES).flatMap(({ markDefs = [] }) => markDefs.map((mark) => mark['href']))

test.each([
  '/shop/product/prod-001',
  '/en/shop/product/prod-001?ref=blog',
  '/shop/blog/roatan#top',
  '/shop/blog',
  '/shop/blog/rss.xml',
  '/shop/kits',
  'https://example.com/shop/product/prod-999',
])('CMS-03 a link to %s is kept', (href) => {
  expect(hrefs(href)).toEqual([href])
})

test.each(['/shop/product/prod-999', '/en/shop/product/prod-999#x', '/shop/blog/gone'])(
  'CMS-03 a link to %s, which is not on the site, becomes plain text',
  (href) => {
    expect(hrefs(href)).toEqual([])
    expect(withoutDeadLinks([linked(href)], PAGES)[0]?.children).toEqual([
      { _type: 'span', text: 'palabras', marks: [] },
    ])
  },
)
