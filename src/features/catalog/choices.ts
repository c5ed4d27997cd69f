import type { Kit, Product } from '~/content/types'
import { productsIn } from '~/content/kit-contents'
import type { Item } from './item'

const MAX_RELATED = 4

/** Each product with up to `limit` others of its category, starting with those that follow it in the editors' order (PROD-04). */
export const withRelated = (
  products: readonly Product[],
  limit = MAX_RELATED,
): { product: Product; related: Product[] }[] =>
  [...Map.groupBy(products, ({ category }) => category.id).values()].flatMap((siblings) =>
    siblings.map((product, position) => {
      const next = siblings.slice(position + 1, position + 1 + limit)
      const first = siblings.slice(0, Math.min(position, limit - next.length))
      return { product, related: [...next, ...first] }
    }),
  )

/** What the page of a product or kit shows. */
export interface ItemPage {
  readonly item: Item
  /** For a product, others of its category; for a kit, the other kits. */
  readonly related: readonly Item[]
  /** The products of a kit. */
  readonly parts: readonly Product[]
}

export const itemPages = (products: readonly Product[], kits: readonly Kit[]): ItemPage[] => [
  ...withRelated(products).map(({ product, related }) => ({ item: product, related, parts: [] })),
  ...kits.map((kit) => ({
    item: kit,
    related: kits.filter(({ id }) => id !== kit.id).slice(0, MAX_RELATED),
    parts: productsIn(kit, products),
  })),
]

/** How many a page shows. */
export const PICKS_SHOWN = 4

/**
 * The products that editors chose, in their order, without those that are sold out or not published; then the first
 * that are not on sale, up to four (HOME-03).
 */
export const featured = (
  products: readonly Product[],
  chosen: readonly string[] = [],
  limit = PICKS_SHOWN,
): Product[] => {
  const available = products.filter(({ left }) => left !== 0)
  const first = chosen.flatMap((id) => available.find((product) => product.id === id) ?? [])
  const others = products.filter(
    ({ id, originalPrice }) => originalPrice === undefined && !chosen.includes(id),
  )
  return [...first, ...others].slice(0, limit)
}

/** Products that editors put on sale (SALE-01). */
export const onSale = (products: readonly Product[]): Product[] =>
  products.filter(({ originalPrice }) => originalPrice !== undefined)
