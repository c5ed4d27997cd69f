import { orderMessages } from '~/features/order-page/messages.server'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { PAYMENT_RESULT_MESSAGES } from '~/i18n/messages/payment-result'
import { pick } from '~/i18n/pick'

/** The texts of `PaymentResult`. */
export const paymentMessages = (locale: Locale) => {
  const { checkout, common } = MESSAGES[locale]
  const { kits, orders, page } = orderMessages(locale)
  return {
    broken: {
      ...pick(orders, 'askUs', 'failed'),
      askText: ACCOUNT_MESSAGES[locale].orders.unreadableText,
      newTab: common.newTab,
    },
    common: pick(common, 'continueShopping', 'islandError'),
    kits,
    order: {
      ...pick(orders, 'estimated', 'number', 'unknownDate'),
      ...pick(page, 'address', 'deliveredOn', 'details', 'discount', 'gone', 'lines', 'paidOn'),
      ...pick(page, 'shipping', 'shippingFree', 'subtotal', 'total'),
    },
    result: { ...PAYMENT_RESULT_MESSAGES[locale], ...pick(checkout, 'offline') },
    steps: checkout.steps,
  }
}

export type PaymentMessages = ReturnType<typeof paymentMessages>
