import { type CartProduct, add, decrease, restore } from '~/features/cart/cart'
import { $cart } from '~/features/cart/cart.store'

/** Removes one of each of `parts` and adds `kit`. Returns a function that undoes it. */
export const swapForKit = (kit: CartProduct, parts: readonly string[]) => {
  const before = $cart.get()
  $cart.set(add(parts.reduce(decrease, before), kit))
  return () => {
    const withoutKit = decrease($cart.get(), kit.id)
    $cart.set(parts.reduce((cart, id) => restore(cart, before, id), withoutKit))
  }
}
