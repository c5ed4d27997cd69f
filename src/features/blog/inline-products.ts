import type { PortableTextBlock, TypedObject } from '@portabletext/types'
import type { Product } from '~/content/types'
import { localeOf, pathFor } from '~/i18n/routes'

/** A product shown next to the passage that first links to it. */
export interface InlineProduct extends TypedObject {
  readonly _type: 'inlineProduct'
  readonly _key: string
  readonly product: Product
}

const MAX_PRODUCTS = 3

/**
 * Inserts products into `body` before the paragraph or list that links to them: each product once, at most
 * {@link MAX_PRODUCTS}, and never two for the same passage.
 */
export const inlineProducts = (
  body: readonly PortableTextBlock[],
  products: readonly Product[],
): (PortableTextBlock | InlineProduct)[] => {
  const shown = new Set<string>()
  return passagesOf(body).flatMap((passage) => {
    const unused = shown.size < MAX_PRODUCTS ? linkedIds(passage).filter((id) => !shown.has(id)) : []
    const product = unused
      .map((id) => products.find((one) => one.id === id))
      .find((found) => found !== undefined)
    if (!product) return passage
    shown.add(product.id)
    return [{ _type: 'inlineProduct' as const, _key: `product-${product.id}`, product }, ...passage]
  })
}

/** Each paragraph or heading is a passage; the items of a list form one. */
const passagesOf = (body: readonly PortableTextBlock[]): PortableTextBlock[][] => {
  const passages: PortableTextBlock[][] = []
  for (const block of body) {
    const last = passages.at(-1)
    if (block.listItem && last?.at(-1)?.listItem === block.listItem) last.push(block)
    else passages.push([block])
  }
  return passages
}

const linkedIds = (passage: readonly PortableTextBlock[]): string[] =>
  passage
    .flatMap((block) => block.markDefs ?? [])
    .flatMap(({ href }) => (typeof href === 'string' ? productIdIn(href) : []))
    .filter(Boolean)

const productIdIn = (href: string): string => {
  const [path = ''] = href.split(/[?#]/)
  const base = pathFor('product', localeOf(path))
  return path.startsWith(base) ? path.slice(base.length) : ''
}
