import * as v from 'valibot'
import { RETURN_STATES } from '~/features/orders/status'
import { integer } from '~/lib/integer'
import { CURRENCIES } from '~/lib/money'
import { LOCALES, type Locale } from '~/i18n/locales'

const orderSchema = v.object({
  orderId: v.string(),
  /** Language of the line names, as they were bought. */
  locale: v.picklist(LOCALES),
  trackingNumber: v.string(),
  status: v.string(),
  paidAt: v.string(),
  /** Minor units of `currency`. */
  total: integer,
  refunded: integer,
  rejectedRefund: integer,
  returnState: v.nullable(v.picklist(RETURN_STATES)),
  currency: v.picklist(CURRENCIES),
  lines: v.array(v.object({ productId: v.string(), name: v.string(), quantity: integer })),
})

const TIMEOUT_MS = 15_000

const answerSchema = v.object({
  orders: v.array(orderSchema),
  /** How many orders could not be read. */
  unreadable: integer,
})

/** One row of the order history. */
export type OrderRow = v.InferOutput<typeof orderSchema>

export type Orders = v.InferOutput<typeof answerSchema>

/** This person's orders, newest first. Rejects when they cannot be loaded. */
export const loadOrders = async (token: string, locale: Locale, signal: AbortSignal): Promise<Orders> => {
  const response = await fetch('/api/orders', {
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`The order history answered ${response.status}`)
  return v.parse(answerSchema, await response.json())
}
