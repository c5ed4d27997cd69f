import { persistentAtom } from '@nanostores/persistent'
import '~/lib/storage'

/** Ids of the products in the cart for which free shipping has been celebrated. */
const $celebrated = persistentAtom<readonly string[]>('travelstore-free-shipping', [], {
  encode: (ids) => ids.join(' '),
  decode: (text) => text.split(' '),
})

/** Once per cart: true for a cart that shares no product with the last one celebrated. */
export const isFirstCelebration = (ids: readonly string[]): boolean => {
  const isFirst = !$celebrated.get().some((id) => ids.includes(id))
  $celebrated.set(ids)
  return isFirst
}

export const forgetCelebration = () => $celebrated.set([])
