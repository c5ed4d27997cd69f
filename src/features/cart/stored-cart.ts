import type { Kind } from '~/features/catalog-index/card'
import { isRecord } from '~/lib/is-record'
import { type Cents, MoneyError, toCents } from '~/lib/money'
import { type Cart, type CartLine, EMPTY, MAX_QUANTITY, setQuantity } from './cart'

/**
 * Parses the stored cart, keeping valid lines and dropping the rest; never throws. Checked by hand, because this
 * runs on every page and a schema library would cost more bytes than it saves.
 */
export function parseStoredCart(text: string | undefined): Cart {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.flatMap(toLine).reduce<Cart>(joined, EMPTY) : EMPTY
  } catch {
    return EMPTY
  }
}

function toLine(value: unknown): CartLine[] {
  if (!isRecord(value)) return []
  const { id, kind, name, price, imageUrl, category, quantity, gone } = value
  const cents = toPrice(price, kind)
  if (!isText(id) || !/^[\w-]{1,100}$/.test(id) || !isText(name) || cents === undefined) return []
  if (typeof quantity !== 'number' || !Number.isFinite(quantity) || quantity < 1) return []
  return [
    {
      id,
      kind: toKind(kind),
      name: name.slice(0, 500),
      price: cents,
      imageUrl: isText(imageUrl) && /^(?:https?:\/)?\//.test(imageUrl) ? imageUrl : '',
      category: isText(category) ? category : '',
      quantity: Math.min(Math.floor(quantity), MAX_QUANTITY),
      ...(gone === true && { gone }),
    },
  ]
}

/** Merges lines of the same product. */
const joined = (cart: Cart, line: CartLine): Cart => {
  const before = cart.find(({ id }) => id === line.id)
  return before ? setQuantity(cart, line.id, before.quantity + line.quantity) : [...cart, line]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const toKind = (value: unknown): Kind => (value === 'kit' ? 'kit' : 'product')

/** In base cents: nothing costs more, and sums of such prices stay exact. */
const MAX_PRICE = 99_999_999

/** Lines of other versions of the shop have no kind, and their prices are in dollars. */
const toPrice = (value: unknown, kind: unknown): Cents | undefined => {
  try {
    if (typeof value !== 'number') return undefined
    const isInDollars = kind === undefined || !Number.isInteger(value)
    const cents = toCents(isInDollars ? Math.round(value * 100) : value)
    return cents <= MAX_PRICE ? cents : undefined
  } catch (error) {
    if (error instanceof MoneyError) return undefined
    throw error
  }
}
