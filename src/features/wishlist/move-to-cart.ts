import { add, type CartProduct, decrease, quantityOf } from '~/features/cart/cart'
import { $cart } from '~/features/cart/cart.store'
import { restore, toggle } from './wishlist'
import { $wishlist } from './wishlist.store'

/** Moves `products` from the wishlist to the cart. Returns a function that undoes it. */
export const moveToCart = (products: readonly CartProduct[]) => {
  const cart = $cart.get()
  const wishlist = $wishlist.get()
  const ids = products.map(({ id }) => id)
  const filled = products.reduce(add, cart)
  $cart.set(filled)
  $wishlist.set(ids.reduce(toggle, wishlist))
  const moved = wishlist.filter((id) => ids.includes(id))
  // Not what was at its limit.
  const added = ids.filter((id) => quantityOf(filled, id) > quantityOf(cart, id))
  return () => {
    $cart.set(added.reduce(decrease, $cart.get()))
    $wishlist.set(moved.reduce((list, id) => restore(list, wishlist, id), $wishlist.get()))
  }
}
