import { defineQuery } from 'groq'
import { z } from 'zod'
import { refundedTotal, rejectedRefund } from '~/features/orders/notices-due'
import { type Order, orderDocument, type ReturnRequest } from '~/features/orders/order.server'
import { orderNumber } from '~/features/orders/order-number'
import { currentEstimate, shownStatus } from '~/features/orders/tracking-record'
import type { Locale } from '~/i18n/locales'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentWriter } from './content'
import { unavailable } from './errors'
import { asOrder, idOf } from './orders'

const ORDER_BY_NUMBER_QUERY = defineQuery(`*[_type == "order" && trackingNumber == $number][0]`)

const OWN_ORDER_QUERY = defineQuery(
  `*[_type == "order" && trackingNumber == $number && customer.subject == $subject][0]`,
)

const ORDERS_OF_PERSON_QUERY = defineQuery(
  `*[_type == "order" && customer.subject == $subject] | order(paidAt desc)[0...100]`,
)

const USED_CODES_QUERY = defineQuery(`{
  "used": *[_type == "order" && customer.subject == $subject && discount > 0].discountCode,
  "oncePerPerson": *[_type == "discountCode" && oncePerPerson == true && (!defined(until) || until > $now)].code,
  "welcome": *[_id == "siteSettings"][0].discountCode
}`)

const usedCodes = z.object({
  used: z.array(z.string().nullable()),
  oncePerPerson: z.array(z.string().nullable()),
  welcome: z.string().nullable(),
})

/**
 * Whether this person has used a once-per-person code that is not over. Checked in the orders, as Stripe counts
 * redemptions per customer object, which guest checkouts do not have (docs/decisions/013).
 */
export async function hasUsedCode(env: Env, subject: string, now = new Date()): Promise<boolean> {
  const params = { subject, now: now.toISOString() }
  const answer = usedCodes.safeParse(
    await askContent(() => contentWriter(env).fetch(USED_CODES_QUERY, params)),
  )
  if (!answer.success) throw unavailable('content', answer.error)
  const { used, oncePerPerson, welcome } = answer.data
  return used.some((code) => code === null || code === welcome || oncePerPerson.includes(code))
}

/** The order with this tracking number, if any. A single query, so that timing does not reveal whether it exists. */
export async function findByNumber(env: Env, number: string): Promise<Order | undefined> {
  return asOrder(await askContent(() => contentWriter(env).fetch(ORDER_BY_NUMBER_QUERY, { number })))
}

/** The order that has this tracking number, if this person bought it. */
export async function findOwn(env: Env, subject: string, number: string): Promise<Order | undefined> {
  return asOrder(await askContent(() => contentWriter(env).fetch(OWN_ORDER_QUERY, { number, subject })))
}

/** One row of a person's order history. */
export interface OrderSummary {
  readonly orderId: string
  /** Language of the line names. */
  readonly locale: Locale
  readonly trackingNumber: string
  readonly status: string
  readonly paidAt: string
  readonly estimatedDelivery: string | null
  readonly currency: string
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
  /** What has been refunded to the buyer, without failed refunds. */
  readonly refunded: number
  /** The latest refund, if the buyer's bank rejected it; else 0. */
  readonly rejectedRefund: number
  /** Of the return that the buyer has asked for. */
  readonly returnState: ReturnRequest['state'] | null
  readonly lines: readonly {
    productId: string
    kind: string
    name: string
    quantity: number
    amount: number
  }[]
}

interface OrderHistory {
  readonly orders: readonly OrderSummary[]
  /** How many orders are invalid, and therefore not in `orders`. */
  readonly unreadable: number
}

/** This person's orders, newest first. Invalid orders are counted and logged by id. */
export async function ordersOf(env: Env, subject: string): Promise<OrderHistory> {
  const found: unknown = await askContent(() => contentWriter(env).fetch(ORDERS_OF_PERSON_QUERY, { subject }))
  if (!Array.isArray(found)) throw unavailable('content', new Error('The answer is no list'))
  const orders = found.flatMap((document: unknown) => {
    const order = orderDocument.safeParse(document)
    if (order.success) return [summary(order.data)]
    console.error(`orders: ${idOf(document)}: ${order.error.message}`)
    return []
  })
  return { orders, unreadable: found.length - orders.length }
}

const summary = (order: Order): OrderSummary => ({
  orderId: orderNumber(order._id),
  locale: order.locale,
  trackingNumber: order.trackingNumber,
  status: shownStatus(order),
  paidAt: order.paidAt,
  estimatedDelivery: currentEstimate(order) ?? null,
  currency: order.currency,
  subtotal: order.subtotal,
  discount: order.discount,
  shipping: order.shipping,
  total: order.total,
  refunded: refundedTotal(order),
  rejectedRefund: rejectedRefund(order),
  returnState: order.returnRequest?.state ?? null,
  lines: order.lines.map(({ productId, kind, name, quantity, amount }) => ({
    productId,
    kind,
    name,
    quantity,
    amount,
  })),
})
