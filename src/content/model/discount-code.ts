import type { DocumentType } from './content-type'

/** Read by the functions, which create it at Stripe: no page is built from a code. */
export const discountCode = {
  name: 'discountCode',
  isPrivate: true,
  page: { route: 'cart' },
  rebuilds: false,
} as const satisfies DocumentType
