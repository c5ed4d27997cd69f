import { persistentAtom } from '@nanostores/persistent'
import '~/lib/storage'
import { merge, parseWishlist, restore, toggle, type Wishlist } from './wishlist'

const WISHLIST_KEY = 'travelstore-wishlist'

export const NOTHING: Wishlist = []

/** The shopper's wishlist, kept in the browser, with or without an account, and shared between tabs. */
export const $wishlist = persistentAtom<Wishlist>(WISHLIST_KEY, NOTHING, {
  encode: JSON.stringify,
  decode: parseWishlist,
})

/** Returns a function that undoes a removal. */
export const toggleWish = (id: string) => {
  const before = $wishlist.get()
  $wishlist.set(toggle(before, id))
  return () => $wishlist.set(restore($wishlist.get(), before, id))
}

export const saveWishes = (list: Wishlist) => $wishlist.set(merge($wishlist.get(), list))
