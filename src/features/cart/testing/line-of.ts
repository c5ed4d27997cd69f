import { toCents } from '~/lib/money'
import type { CartLine } from '../cart'

/** A line of a cart, of which only what matters to a test is given. */
export const lineOf = (given: Partial<CartLine> & Pick<CartLine, 'id'>): CartLine => ({
  kind: 'product',
  name: given.id,
  price: toCents(100),
  imageUrl: '',
  category: '',
  quantity: 1,
  ...given,
})
