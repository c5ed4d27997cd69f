import { loginMessages } from '~/features/account/messages.server'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { ORDER_PAGE_MESSAGES } from '~/i18n/messages/order-page'
import { pick } from '~/i18n/pick'

/** The texts of `OrderView`. */
export const orderMessages = (locale: Locale) => {
  const { cart, catalog, common, orders } = MESSAGES[locale]
  return {
    common: pick(common, 'islandError', 'loading'),
    kits: catalog.kits,
    login: loginMessages(locale),
    orders: {
      ...pick(
        orders,
        'askOrderText',
        'askText',
        'askUs',
        'busy',
        'estimated',
        'failed',
        'meanings',
        'number',
        'offline',
        'order',
        'orderHint',
        'progress',
        'retry',
        'stationDone',
        'statuses',
        'typoHint',
        'unknownDate',
      ),
      newTab: common.newTab,
    },
    page: {
      ...ORDER_PAGE_MESSAGES[locale],
      ...pick(cart, 'shipping', 'shippingFree', 'soldOut', 'subtotal', 'total'),
    },
  }
}

export type OrderMessages = ReturnType<typeof orderMessages>
