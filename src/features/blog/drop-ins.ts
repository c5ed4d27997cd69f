import type { PortableTextBlock, TypedObject } from '@portabletext/types'
import type { Product } from '~/content/types'
import { localeOf, pathFor } from '~/i18n/routes'

/** The picture of a product beside the passage that first names it. */
export interface DropIn extends TypedObject {
  readonly _type: 'dropIn'
  readonly _key: string
  readonly product: Product
}

/** More pictures than this would turn an article into a shop window. */
const MOST = 3

/**
 * The same body with products dropped in before the paragraph or list that links to them: each product once, at most
 * {@link MOST}, and never two beside the same passage.
 */
export const withDropIns = (
  body: readonly PortableTextBlock[],
  products: readonly Product[],
): (PortableTextBlock | DropIn)[] => {
  const waiting = new Map(products.map((product) => [product.id, product]))
  let left = MOST
  return passagesOf(body).flatMap((passage) => {
    const product = left > 0 ? firstNamed(passage, waiting) : undefined
    if (!product) return passage
    left -= 1
    waiting.delete(product.id)
    return [{ _type: 'dropIn' as const, _key: `product-${product.id}`, product }, ...passage]
  })
}

/** A paragraph or heading alone, the items of a list together. */
const passagesOf = (body: readonly PortableTextBlock[]): PortableTextBlock[][] => {
  const passages: PortableTextBlock[][] = []
  for (const block of body) {
    const last = passages.at(-1)
    if (block.listItem && last?.at(-1)?.listItem === block.listItem) last.push(block)
    else passages.push([block])
  }
  return passages
}

const firstNamed = (
  passage: readonly PortableTextBlock[],
  products: ReadonlyMap<string, Product>,
): Product | undefined =>
  passage
    .flatMap((block) => block.markDefs ?? [])
    .map(({ href }) => (typeof href === 'string' ? products.get(productIdIn(href)) : undefined))
    .find((product) => product !== undefined)

const productIdIn = (href: string): string => {
  const [path = ''] = href.split(/[?#]/)
  const place = pathFor('product', localeOf(path))
  return path.startsWith(place) ? path.slice(place.length) : ''
}
