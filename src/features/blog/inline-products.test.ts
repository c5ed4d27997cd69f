import type { PortableTextBlock } from '@portabletext/types'
import { describe, expect, test } from 'vitest'
import { productOf } from '~/content/testing/contents'
import { inlineProducts } from './inline-products'

const products = ['a', 'b', 'c', 'd'].map((id) => productOf({ id: `prod-${id}` }))

/** A block that links to `hrefs`. */
const block = (hrefs: string[], rest: Partial<PortableTextBlock> = {}): PortableTextBlock => ({
  _type: 'block',
  style: 'normal',
  children: [],
  markDefs: hrefs.map((href, i) => ({ _type: 'link', _key: String(i), href })),
  ...rest,
})
const bullet = (...hrefs: string[]) => block(hrefs, { listItem: 'bullet' })

/** `|` for a text block, a letter for an inline product. */
const shape = (body: readonly PortableTextBlock[]) =>
  inlineProducts(body, products)
    .map((item) => (item._type === 'inlineProduct' && 'product' in item ? item._key.at(-1) : '|'))
    .join('')

describe('BLOG-02 inline products in an article', () => {
  test('BLOG-02 a product is shown before the passage that first links to it, in either language', () => {
    expect(shape([block([]), block(['/shop/product/prod-a']), block(['/en/shop/product/prod-b?x=1'])])).toBe(
      '|a|b|',
    )
  })

  test('BLOG-02 a product is shown once', () => {
    expect(shape([block(['/shop/product/prod-a']), block(['/shop/product/prod-a'])])).toBe('a||')
  })

  test('BLOG-02 a list counts as one passage: its first product is shown above it', () => {
    expect(shape([bullet(), bullet('/shop/product/prod-b'), bullet('/shop/product/prod-a')])).toBe('b|||')
  })

  test('BLOG-02 at most three products are shown', () => {
    expect(shape(['a', 'b', 'c', 'd'].map((id) => block([`/shop/product/prod-${id}`])))).toBe('a|b|c||')
  })

  test('BLOG-02 links to other pages and to removed products show nothing', () => {
    expect(
      shape([
        block(['/shop/product/gone']),
        block(['https://example.com/shop/product/prod-a']),
        block(['/shop/kits']),
      ]),
    ).toBe('|||')
  })
})
