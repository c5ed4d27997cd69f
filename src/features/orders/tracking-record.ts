import { textIn } from '~/i18n/localized'
import type { Locale } from '~/i18n/locales'
import { type Carrier, carrierOf } from './carriers'
import { deliveryWindow } from './estimate'
import { isCancelledByRefund } from './notices-due'
import type { HistoryEntry, Order } from './order.server'
import { orderNumber } from './order-number'
import { type OrderIcon, type OrderStatus, STATUS_ICONS, isUnderWay } from './status'

export interface TrackingStep {
  /** ISO instant; shown in Honduran time. */
  readonly timestamp: string
  readonly status: OrderStatus
  readonly location: string
  readonly icon: OrderIcon
}

/** What anyone with the tracking number may see of an order: nothing about the buyer or the products. */
export interface TrackingRecord {
  readonly orderId: string
  readonly trackingNumber: string
  readonly currentStatus: OrderStatus
  /** `2026-11-20`, or an instant; absent when unknown, delivered or cancelled. */
  readonly estimatedDelivery?: string | undefined
  /** The first day of the estimated delivery; absent when an editor has set the date, or it is not under way. */
  readonly earliestDelivery?: string | undefined
  /** Pieces, not lines. */
  readonly itemCount: number
  readonly carrier?: Carrier | undefined
  /** Newest first. */
  readonly history: readonly TrackingStep[]
}

type Shipment = Pick<
  Order,
  | '_id'
  | 'trackingNumber'
  | 'status'
  | 'paidAt'
  | 'estimatedDelivery'
  | 'lines'
  | 'history'
  | 'carrier'
  | 'customer'
  | 'refunds'
  | 'total'
>

const newestFirst = (history: readonly HistoryEntry[]) =>
  history.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))

/**
 * The current status. Editors may add a step or change only the status: a status that no step has is newer than
 * the steps, otherwise the latest step counts.
 */
export function currentStatus({ status, history }: Pick<Order, 'status' | 'history'>): OrderStatus {
  const isInHistory = history.some((step) => step.status === status)
  return isInHistory ? (newestFirst(history)[0]?.status ?? status) : status
}

type Standing = Pick<Order, 'status' | 'history' | 'refunds' | 'total'>

/** The status that buyers see: an order refunded in full before it shipped is cancelled. */
export function shownStatus(order: Standing): OrderStatus {
  const status = currentStatus(order)
  return isCancelledByRefund({ ...order, status }) ? 'cancelled' : status
}

/** The steps that buyers see, newest first: a refund that cancels the order is the last one. */
function shownHistory(order: Standing): Pick<HistoryEntry, 'timestamp' | 'status' | 'location' | 'icon'>[] {
  const steps = newestFirst(order.history)
  const last = order.refunds.at(-1)
  return last && isCancelledByRefund({ ...order, status: currentStatus(order) })
    ? [{ timestamp: last.createdAt, status: 'cancelled', location: {}, icon: undefined }, ...steps]
    : steps
}

/** The estimated delivery of an order under way; undefined for a delivered or cancelled one. */
export const currentEstimate = (order: Shipment): string | undefined =>
  isUnderWay(shownStatus(order)) ? order.estimatedDelivery : undefined

/** When an order under way should arrive, for `estimateText`. */
export function estimateOf(order: Shipment): Pick<TrackingRecord, 'earliestDelivery' | 'estimatedDelivery'> {
  const estimatedDelivery = currentEstimate(order)
  const { from, to } = deliveryWindow(new Date(order.paidAt), order.customer?.address?.country)
  return { estimatedDelivery, earliestDelivery: estimatedDelivery === to ? from : undefined }
}

/** The public record of an order in one language; a location without a translation is shown in the other language. */
export function trackingRecord(order: Shipment, locale: Locale): TrackingRecord {
  const carrier = carrierOf(order.carrier)
  return {
    orderId: orderNumber(order._id),
    trackingNumber: order.trackingNumber,
    currentStatus: shownStatus(order),
    ...estimateOf(order),
    itemCount: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(carrier && { carrier }),
    history: shownHistory(order).map(({ timestamp, status, location, icon }) => ({
      timestamp,
      status,
      location: textIn(location, locale).value,
      icon: icon ?? STATUS_ICONS[status],
    })),
  }
}
