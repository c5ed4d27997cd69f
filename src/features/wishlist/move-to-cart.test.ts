import { beforeEach, expect, test } from 'vitest'
import { add, type CartProduct, EMPTY, MAX_QUANTITY, quantityOf, setQuantity } from '~/features/cart/cart'
import { $cart, removeFromCart } from '~/features/cart/cart.store'
import { toCents } from '~/lib/money'
import { moveToCart } from './move-to-cart'
import { $wishlist } from './wishlist.store'

const product = (id: string): CartProduct => ({
  id,
  kind: 'product',
  name: id,
  price: toCents(375),
  imageUrl: '',
  category: 'Comfort',
})
const [soap, hat, pillow] = [product('soap'), product('hat'), product('pillow')]

beforeEach(() => {
  $cart.set(add(EMPTY, soap))
  $wishlist.set(['soap', 'hat', 'sold-out', 'pillow'])
})

test('ACC-03 what is moved to the cart leaves the wishlist, and Undo restores both', () => {
  const before = $cart.get()
  const undo = moveToCart([pillow, hat, soap])
  expect($wishlist.get()).toEqual(['sold-out'])
  expect(['soap', 'hat', 'pillow'].map((id) => quantityOf($cart.get(), id))).toEqual([2, 1, 1])
  undo()
  expect($wishlist.get()).toEqual(['soap', 'hat', 'sold-out', 'pillow'])
  expect($cart.get()).toEqual(before)
})

test('ACC-03 Undo takes nothing out of the cart that was not added', () => {
  $cart.set(setQuantity($cart.get(), 'soap', MAX_QUANTITY))
  const undo = moveToCart([soap, pillow])
  removeFromCart('pillow')
  undo()
  expect(quantityOf($cart.get(), 'soap')).toBe(MAX_QUANTITY)
  expect(quantityOf($cart.get(), 'pillow')).toBe(0)
})
