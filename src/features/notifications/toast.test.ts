import { beforeEach, expect, test } from 'vitest'
import { EMPTY, add } from '~/features/cart/cart'
import { $cart, removeFromCart } from '~/features/cart/cart.store'
import { toCents } from '~/lib/money'
import { $toast, dismissToast, notify, textOf, undoLabel, undoRemovals } from './toast'

const IDS = ['soap', 'hat', 'towel', 'map']
const remove = (id: string) => notify(`Removed ${id}`, 'info', removeFromCart(id))
const inCart = () => $cart.get().map(({ id }) => id)

beforeEach(() => {
  dismissToast()
  const product = { kind: 'product', price: toCents(500), imageUrl: '', category: '' } as const
  $cart.set(IDS.reduce((cart, id) => add(cart, { ...product, id, name: id }), EMPTY))
})

test.each([[['soap', 'hat', 'towel']], [['map', 'soap', 'towel']], [['towel', 'hat', 'map', 'soap']]])(
  'LAYOUT-07 CART-02 undo restores all lines removed in quick succession at their places: %j',
  (removed) => {
    removed.forEach(remove)
    expect($toast.get()?.undos).toHaveLength(removed.length)
    undoRemovals()
    expect(inCart()).toEqual(IDS)
    expect($toast.get()).toBeUndefined()
  },
)

test('LAYOUT-07 a removal is undone on its own once the toast of an earlier one is gone', () => {
  remove('soap')
  dismissToast()
  remove('hat')
  undoRemovals()
  expect(inCart()).toEqual(['hat', 'towel', 'map'])
  remove('hat')
  notify('Added')
  undoRemovals()
  expect(inCart()).toEqual(['towel', 'map'])
})

test('LAYOUT-07 the toast names one removal, or counts several and what its button undoes', () => {
  const shown = () => {
    const toast = $toast.get()!
    return [textOf(toast, '{n} items removed.'), undoLabel('Undo', toast.undos.length)]
  }
  remove('soap')
  expect(shown()).toEqual(['Removed soap', 'Undo'])
  remove('hat')
  expect(shown()).toEqual(['2 items removed.', 'Undo\u00a0(2)'])
})
