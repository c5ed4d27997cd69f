import { toCents } from '~/lib/money'
import type { CartLine } from '../cart'

/** A cart line from only the values that matter to a test. */
export const lineOf = (given: Partial<CartLine> & Pick<CartLine, 'id'>): CartLine => ({
  kind: 'product',
  name: given.id,
  price: toCents(100),
  imageUrl: '',
  category: '',
  quantity: 1,
  ...given,
})
