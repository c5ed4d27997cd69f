import type { Product } from '~/content/types'

/** Each product with up to `limit` others of its category, starting with those that follow it in the editors' order (PROD-04). */
export const withRelated = (
  products: readonly Product[],
  limit = 4,
): { product: Product; related: Product[] }[] =>
  [...Map.groupBy(products, ({ category }) => category.id).values()].flatMap((siblings) =>
    siblings.map((product, position) => {
      const next = siblings.slice(position + 1, position + 1 + limit)
      const first = siblings.slice(0, Math.min(position, limit - next.length))
      return { product, related: [...next, ...first] }
    }),
  )

/** The first `limit` products that are not on sale (HOME-03). */
export const featured = (products: readonly Product[], limit = 4): Product[] =>
  products.filter(({ originalPrice }) => originalPrice === undefined).slice(0, limit)

/** Products that editors put on sale (SALE-01). */
export const onSale = (products: readonly Product[]): Product[] =>
  products.filter(({ originalPrice }) => originalPrice !== undefined)
