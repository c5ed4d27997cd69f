import type { Product } from '~/content/types'

/** Up to `limit` other products of the same category, those next in the editors' order first (PROD-04). */
export const relatedTo = (product: Product, products: readonly Product[], limit = 4): Product[] => {
  const siblings = products.filter(({ category }) => category.id === product.category.id)
  const position = siblings.findIndex(({ id }) => id === product.id)
  return [...siblings.slice(position + 1), ...siblings.slice(0, position)].slice(0, limit)
}

/** The first `limit` products that are not on sale (HOME-03). */
export const featured = (products: readonly Product[], limit = 4): Product[] =>
  products.filter(({ originalPrice }) => originalPrice === undefined).slice(0, limit)
