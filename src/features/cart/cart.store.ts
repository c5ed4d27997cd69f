import { persistentAtom } from '@nanostores/persistent'
import '~/lib/storage'
import { type Cart, type CartProduct, EMPTY, add, decrease, remove, restore, setQuantity } from './cart'
import { parseStoredCart } from './stored-cart'

export const CART_KEY = 'travelstore-cart'

/** The shopper's cart, kept in the browser and shared between tabs. */
export const $cart = persistentAtom<Cart>(CART_KEY, EMPTY, {
  encode: JSON.stringify,
  decode: parseStoredCart,
})

export const addToCart = (product: CartProduct) => $cart.set(add($cart.get(), product))
export const decreaseInCart = (id: string) => $cart.set(decrease($cart.get(), id))

/** Returns a function that undoes it. */
export const removeFromCart = (id: string) => {
  const before = $cart.get()
  $cart.set(remove(before, id))
  return () => $cart.set(restore($cart.get(), before, id))
}

export const setCartQuantity = (id: string, quantity: number) =>
  $cart.set(setQuantity($cart.get(), id, quantity))
