import type { Template } from 'sanity'
import { isSingleton } from '../schemaTypes/singletons'

export const PRODUCT_IN_CATEGORY = 'product-in-category'

const productInCategory: Template<{ category?: string }> = {
  id: PRODUCT_IN_CATEGORY,
  title: 'Producto de esta categoría',
  schemaType: 'product',
  parameters: [{ name: 'category', title: 'Categoría', type: 'string' }],
  value: ({ category }: { category?: string }) => ({ category: { _type: 'reference', _ref: category } }),
}

/** Editors cannot create a second singleton, or an order: those come from payments. */
export const mayBeCreated = (type: string): boolean => !isSingleton(type) && type !== 'order'

/** Templates in the Create menu. */
export const templates = (all: Template[]): Template[] => [
  ...all.filter(({ schemaType }) => mayBeCreated(schemaType)),
  productInCategory as Template,
]
