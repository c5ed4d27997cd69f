import type { DocumentType } from './content-type'

/** The units of a product or kit: read and written by the functions only. */
export const stock = {
  name: 'stock',
  page: { route: 'products' },
  rebuilds: false,
} as const satisfies DocumentType
