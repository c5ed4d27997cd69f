import type { PortableTextBlock } from '@portabletext/types'
import { describe, expect, test } from 'vitest'
import { productOf } from '~/content/testing/contents'
import { withDropIns } from './drop-ins'

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

/** `|` for a block of text, the product's letter for a picture. */
const shape = (body: readonly PortableTextBlock[]) =>
  withDropIns(body, products)
    .map((item) => (item._type === 'dropIn' && 'product' in item ? item._key.at(-1) : '|'))
    .join('')

describe('BLOG-02 pictures dropped into an article', () => {
  test('BLOG-02 a product stands before the passage that first links to it, in either language', () => {
    expect(shape([block([]), block(['/shop/product/prod-a']), block(['/en/shop/product/prod-b?x=1'])])).toBe(
      '|a|b|',
    )
  })

  test('BLOG-02 a product is shown once', () => {
    expect(shape([block(['/shop/product/prod-a']), block(['/shop/product/prod-a'])])).toBe('a||')
  })

  test('BLOG-02 a list is one passage: the first product it names, above it', () => {
    expect(shape([bullet(), bullet('/shop/product/prod-b'), bullet('/shop/product/prod-a')])).toBe('b|||')
  })

  test('BLOG-02 three are enough', () => {
    expect(shape(['a', 'b', 'c', 'd'].map((id) => block([`/shop/product/prod-${id}`])))).toBe('a|b|c||')
  })

  test('BLOG-02 links to elsewhere and to products that are gone drop nothing', () => {
    expect(
      shape([
        block(['/shop/product/gone']),
        block(['https://example.com/shop/product/prod-a']),
        block(['/shop/kits']),
      ]),
    ).toBe('|||')
  })
})
