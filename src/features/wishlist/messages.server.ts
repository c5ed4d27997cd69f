import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pick } from '~/i18n/pick'

/** The texts of `WishlistView`. */
export const wishlistMessages = (locale: Locale) => {
  const { cart, catalog, common, wishlist } = MESSAGES[locale]
  return {
    cart: pick(cart, 'add', 'addNamed', 'addShort', 'notSaved', 'onlyLeft', 'soldOut'),
    common: pick(
      common,
      'boughtSeparately',
      'islandError',
      'loading',
      'wasPrice',
      'nowPrice',
      'stars',
      'undo',
    ),
    kits: catalog.kits,
    wishlist,
  }
}

export type WishlistMessages = ReturnType<typeof wishlistMessages>
