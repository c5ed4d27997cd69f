import type { DocumentType } from './content-type'

/** How the ids of the documents begin. Documents with a dot in their id are hidden from readers without a token. */
export const DISCOUNT_CODE_ID = 'discountCode.'

/** Read by the functions, which make it at Stripe: no page is built from a code. */
export const discountCode = {
  name: 'discountCode',
  page: { route: 'cart' },
  rebuilds: false,
} as const satisfies DocumentType
