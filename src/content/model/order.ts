import type { DocumentType } from './content-type'

/** Read and written by the functions only: no page is built from an order. */
export const order = {
  name: 'order',
  page: { route: 'trackingNumber', param: 'trackingNumber' },
  rebuilds: false,
} as const satisfies DocumentType
