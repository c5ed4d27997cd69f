import type { Product } from '~/content/types'

/** Public id of the category that the toiletries page lists. */
export const TOILETRIES = 'toiletries'

export const toiletriesOf = (products: readonly Product[]): Product[] =>
  products.filter(({ category }) => category.id === TOILETRIES)

/** The subcategories that have products, in the order of their first product. */
export const subCategoriesOf = (products: readonly Product[]): string[] => [
  ...new Set(products.flatMap(({ subCategory }) => subCategory ?? [])),
]
