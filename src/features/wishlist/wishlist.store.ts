import { persistentAtom } from '@nanostores/persistent'
import '~/lib/storage'
import { merge, parseWishlist, toggle, type Wishlist } from './wishlist'

export const WISHLIST_KEY = 'travelstore-wishlist'

export const NOTHING: Wishlist = []

/** The shopper's wish list, kept in the browser, with or without an account, and shared between tabs. */
export const $wishlist = persistentAtom<Wishlist>(WISHLIST_KEY, NOTHING, {
  encode: JSON.stringify,
  decode: parseWishlist,
})

export const toggleWish = (id: string) => $wishlist.set(toggle($wishlist.get(), id))
export const saveWishes = (list: Wishlist) => $wishlist.set(merge($wishlist.get(), list))
