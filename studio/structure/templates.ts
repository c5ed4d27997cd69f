import type { Template } from 'sanity'
import { documentType } from '~/content/model'
import { isSingleton } from '../schemaTypes/singletons'

export const PRODUCT_IN_CATEGORY = 'product-in-category'

const productInCategory: Template<{ category?: string }> = {
  id: PRODUCT_IN_CATEGORY,
  title: 'Producto de esta categoría',
  schemaType: 'product',
  parameters: [{ name: 'category', title: 'Categoría', type: 'string' }],
  value: ({ category }: { category?: string }) => ({ category: { _type: 'reference', _ref: category } }),
}

/** Written by the functions, from payments and forms. */
export const NOT_BY_EDITORS = new Set(['order', 'review', 'stock', 'availability'])

/** Editors cannot create a second singleton, a fifth policy, or documents that result from buyers' actions. */
export const mayBeCreated = (type: string): boolean =>
  !isSingleton(type) && type !== 'policy' && !NOT_BY_EDITORS.has(type)

/** The Create menu makes public ids only. */
export const isInCreateMenu = (template: string): boolean =>
  mayBeCreated(template) && !documentType(template)?.isPrivate

/** All templates. */
export const templates = (all: Template[]): Template[] => [
  ...all.filter(({ schemaType }) => mayBeCreated(schemaType)),
  productInCategory as Template,
]
