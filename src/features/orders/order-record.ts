import type { Locale } from '~/i18n/locales'
import { dayInHonduras } from '~/lib/honduras-time'
import type { Currency } from '~/lib/money'
import { addressLines } from './address-lines'
import { refundedTotal, rejectedRefund } from './notices-due'
import type { Order, ReturnRequest } from './order.server'
import { type ReturnState, deliveredAt, lastReturnDay, returnState } from './returns'
import { type TrackingRecord, trackingRecord } from './tracking-record'

/** What was bought, as it was at the time; amounts in minor units of the order's currency. */
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
  readonly currency: Currency
  readonly lines: readonly BoughtLine[]
  readonly subtotal: number
  readonly discount: number
  /** The code that gave the discount. */
  readonly discountCode?: string | undefined
  readonly shipping: number
  readonly total: number
  readonly address: readonly string[]
  /** What has been refunded to the buyer, without failed refunds. */
  readonly refunded: number
  /** A refund that the buyer's bank rejected, unless another followed; else 0. */
  readonly rejectedRefund: number
  readonly dispute?: 'open' | 'won' | 'lost' | undefined
  /** Whether the buyer can ask for a return; after `requested`, see {@link returnRequest}. */
  readonly returns: ReturnState
  /** The day (`2026-10-05`) it arrived; absent when it has not, or the day is unknown. */
  readonly deliveredOn?: string | undefined
  /** The last day to ask for a return; absent when the buyer cannot, or the day of delivery is unknown. */
  readonly lastReturnDay?: string | undefined
  readonly returnRequest?:
    | (Pick<ReturnRequest, 'state' | 'reason' | 'answer'> & {
        readonly lines: readonly Pick<BoughtLine, 'productId' | 'quantity'>[]
      })
    | undefined
}

/** What the record depends on besides the order. */
interface Circumstances {
  readonly locale: Locale
  readonly returnDays: number
  readonly now: Date
}

/** The buyer's record of an order, in one language except for the names of what was bought. */
export const orderRecord = (order: Order, { locale, returnDays, now }: Circumstances): OrderRecord => {
  const delivered = deliveredAt(order)
  const returns = returnState(order, returnDays, now)
  return {
    ...trackingRecord(order, locale),
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
    discountCode: order.discountCode,
    shipping: order.shipping,
    total: order.total,
    address: addressLines(order, locale),
    refunded: refundedTotal(order),
    rejectedRefund: rejectedRefund(order),
    ...(order.dispute && { dispute: order.dispute.state }),
    returns,
    deliveredOn: delivered && dayInHonduras(delivered),
    lastReturnDay: returns === 'possible' ? lastReturnDay(order, returnDays) : undefined,
    ...(order.returnRequest && {
      returnRequest: {
        state: order.returnRequest.state,
        reason: order.returnRequest.reason,
        lines: order.returnRequest.lines.map(({ productId, quantity }) => ({ productId, quantity })),
        answer: order.returnRequest.answer,
      },
    }),
  }
}
