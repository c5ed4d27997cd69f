import { checkoutMessages } from '~/features/checkout/messages.server'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pick } from '~/i18n/pick'

/** The texts of `CartView`. */
export const cartMessages = (locale: Locale) => {
  const { cart, catalog, checkout, common, help } = MESSAGES[locale]
  return {
    cart,
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
