import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pick } from '~/i18n/pick'

/** The texts of `useCheckout` and `CheckoutNotice`. */
export const checkoutMessages = (locale: Locale) =>
  pick(
    MESSAGES[locale].checkout,
    'anotherPayment',
    'failed',
    'fewLeft',
    'noLongerSold',
    'notCharged',
    'offline',
    'payAgain',
    'pressAgain',
    'priceMoved',
    'processing',
    'rateMoved',
    'soldOut',
    'tooMany',
    'unreachable',
  )

/** The texts of `BuyNow`. */
export const buyNowMessages = (locale: Locale) => {
  const { checkout, common } = MESSAGES[locale]
  return {
    common: pick(common, 'islandError'),
    checkout: { ...checkoutMessages(locale), ...pick(checkout, 'buyNow', 'loginToBuy') },
  }
}

export type CheckoutMessages = ReturnType<typeof checkoutMessages>
export type BuyNowMessages = ReturnType<typeof buyNowMessages>
