import type { Locale } from '~/i18n/locales'
import type { Currency } from '~/lib/money'
import { addressLines } from './address-lines'
import { deliveryWindow } from './estimate'
import type { Order } from './order.server'
import { type TrackingRecord, currentEstimate, trackingRecord } from './tracking-record'

/** What was bought, as it was then; amounts in minor units of the order's currency. */
export interface BoughtLine {
  readonly productId: string
  readonly kind: 'product' | 'kit'
  readonly name: string
  readonly quantity: number
  readonly unitAmount: number
  readonly amount: number
}

/** What the buyer may see of an order. */
export interface OrderRecord extends TrackingRecord {
  /** Language of the names in {@link lines}. */
  readonly locale: Locale
  readonly paidAt: string
  /** The first day of the estimated delivery; absent when an editor has set the date, or it is not under way. */
  readonly earliestDelivery?: string | undefined
  readonly currency: Currency
  readonly lines: readonly BoughtLine[]
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
  readonly address: readonly string[]
}

/** The buyer's record of an order, in one language except for the names of what was bought. */
export const orderRecord = (order: Order, locale: Locale): OrderRecord => ({
  ...trackingRecord(order, locale),
  earliestDelivery: earliestDelivery(order),
  locale: order.locale,
  paidAt: order.paidAt,
  currency: order.currency,
  lines: order.lines.map(({ productId, kind, name, quantity, unitAmount, amount }) => ({
    productId,
    kind,
    name,
    quantity,
    unitAmount,
    amount,
  })),
  subtotal: order.subtotal,
  discount: order.discount,
  shipping: order.shipping,
  total: order.total,
  address: addressLines(order, locale),
})

function earliestDelivery(order: Order): string | undefined {
  const { from, to } = deliveryWindow(new Date(order.paidAt), order.customer?.address?.country)
  return currentEstimate(order) === to ? from : undefined
}
