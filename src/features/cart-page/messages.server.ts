import { checkoutMessages } from '~/features/checkout/messages.server'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { omit, pick } from '~/i18n/pick'

/** The texts of `CartView`. */
export const cartMessages = (locale: Locale) => {
  const { cart, catalog, checkout, common, help } = MESSAGES[locale]
  return {
    // The sheet, the cards, and the static page use the others.
    cart: omit(
      cart,
      'add',
      'added',
      'addedToCart',
      'confirmedPayment',
      'failedPayment',
      'goesWith',
      'inCart',
      'noScript',
      'soldOut',
      'title',
      'view',
    ),
    checkout: checkoutMessages(locale),
    common: pick(
      common,
      'boughtSeparately',
      'islandError',
      'loading',
      'newTab',
      'nowPrice',
      'undo',
      'wasPrice',
    ),
    kits: catalog.kits,
    questions: help.questions,
    steps: checkout.steps,
  }
}

export type CartMessages = ReturnType<typeof cartMessages>
