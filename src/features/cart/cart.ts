import type { Kind } from '~/features/catalog-index/card'
import { type Cents, ZERO, multiply, sum } from '~/lib/money'

/** A product or kit as it was when it was added. `price` in base cents. */
export interface CartProduct {
  readonly id: string
  readonly kind: Kind
  readonly name: string
  readonly price: Cents
  readonly imageUrl: string
  readonly category: string
}

export interface CartLine extends CartProduct {
  /** 1 to {@link MAX_QUANTITY}. */
  readonly quantity: number
  /** Was no longer sold when the cart was last checked: neither counted nor bought. */
  readonly gone?: boolean | undefined
}

export type Cart = readonly CartLine[]

export const EMPTY: Cart = []
export const MAX_QUANTITY = 99
/** Different products in one order. */
export const MAX_LINES = 40

export const quantityOf = (cart: Cart, id: string): number =>
  cart.find((line) => line.id === id)?.quantity ?? 0

/** Adds one of `product`, which is sold, up to {@link MAX_QUANTITY}; a product has one line. */
export const add = (cart: Cart, product: CartProduct): Cart => {
  const quantity = quantityOf(cart, product.id)
  if (quantity === 0) return [...cart, { ...product, quantity: 1 }]
  const sold = cart.map((line) => (line.id === product.id ? { ...line, gone: undefined } : line))
  return setQuantity(sold, product.id, quantity + 1)
}

export const remove = (cart: Cart, id: string): Cart => cart.filter((line) => line.id !== id)

/**
 * `cart` with the line of `id` as it was in `before`, at its old place; a line added again since keeps the larger of
 * the two quantities.
 */
export const restore = (cart: Cart, before: Cart, id: string): Cart => {
  const at = before.findIndex((line) => line.id === id)
  const line = before[at]
  if (!line) return cart
  const quantity = quantityOf(cart, id)
  if (quantity === 0) return cart.toSpliced(at, 0, line)
  return quantity < line.quantity ? setQuantity(cart, id, line.quantity) : cart
}

/** Removes one; a line that reaches 0 is removed. */
export const decrease = (cart: Cart, id: string): Cart => setQuantity(cart, id, quantityOf(cart, id) - 1)

/** A `quantity` of 0 or less removes the line, more than {@link MAX_QUANTITY} is capped, a fraction rounds down. */
export const setQuantity = (cart: Cart, id: string, quantity: number): Cart => {
  const whole = Number.isFinite(quantity) ? Math.floor(quantity) : quantityOf(cart, id)
  if (whole <= 0) return remove(cart, id)
  return cart.map((line) => (line.id === id ? { ...line, quantity: Math.min(whole, MAX_QUANTITY) } : line))
}

export const itemCount = (cart: Cart): number =>
  cart.reduce((count, { gone, quantity }) => (gone ? count : count + quantity), 0)

/** In base cents. */
export const subtotal = (cart: Cart): Cents =>
  cart.length === 0 ? ZERO : sum(cart.map((line) => multiply(line.price, line.quantity)))
