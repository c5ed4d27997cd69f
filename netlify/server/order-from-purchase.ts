import { estimateDelivery } from '~/features/orders/estimate'
import type { Order } from '~/features/orders/order.server'
import { orderDocumentId } from '~/features/orders/order-id.server'
import { STATUS_ICONS } from '~/features/orders/status'
import { localeRecord } from '~/i18n/localized'
import { MESSAGES } from './messages/server'
import type { Purchase } from './payments/payments'

/** What happens to an order later. */
type Later =
  | 'refunds'
  | 'dispute'
  | 'cancellation'
  | 'returnRequest'
  | 'restocks'
  | 'notices'
  | 'carrier'
  | 'resends'

/** An order with the type names that the Studio expects. */
export type OrderDocument = Omit<Order, '_rev' | Later | 'discountCode'> &
  Pick<Purchase, 'discountCode'> & { readonly _type: 'order' }

/** The order document of a purchase. Its id is derived from the session, so that it is written only once. */
export function orderFromPurchase(purchase: Purchase, trackingNumber: string, paidAt: Date): OrderDocument {
  const { sessionId, paymentId, subject, email, name, address, lines, ...paid } = purchase
  const timestamp = paidAt.toISOString()
  return {
    ...paid,
    _id: orderDocumentId(sessionId),
    _type: 'order',
    trackingNumber,
    sessionId,
    paymentIntent: paymentId,
    status: 'confirmed',
    lines: lines.map((line, index) => ({ _key: `line-${index + 1}`, ...typed('orderLine'), ...line })),
    paidAt: timestamp,
    estimatedDelivery: estimateDelivery(paidAt, address.country),
    history: [
      {
        _key: 'confirmed',
        ...typed('orderEvent'),
        timestamp,
        status: 'confirmed',
        location: { ...typed('localizedString'), ...localeRecord((locale) => MESSAGES[locale].order.shop) },
        icon: STATUS_ICONS.confirmed,
      },
    ],
    customer: { ...typed('orderCustomer'), subject, email, name, address },
    mails: [],
  }
}

const typed = (name: string) => ({ _type: name })
