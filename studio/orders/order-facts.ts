import { z } from 'zod'
import { CARRIERS } from '~/features/orders/carriers'
import { isCancelledByRefund, refundedTotal, rejectedRefund } from '~/features/orders/notices-due'
import { ORDER_STATUSES, type OrderStatus, isUnderWay } from '~/features/orders/status'
import { CURRENCIES } from '~/lib/money'
import { optional } from '~/lib/optional.server'

const text = optional(z.string())
const amount = optional(z.int()).transform((minorUnits) => minorUnits ?? 0)

const deskOrder = z.object({
  _id: z.string(),
  _rev: z.string(),
  trackingNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  paidAt: z.string(),
  estimatedDelivery: text,
  currency: z.enum(CURRENCIES),
  subtotal: z.int(),
  discount: amount,
  discountCode: text,
  shipping: amount,
  total: z.int(),
  lines: z.array(
    z.object({
      _key: z.string(),
      productId: z.string(),
      name: z.string(),
      quantity: z.int(),
      amount: z.int(),
    }),
  ),
  carrier: optional(z.object({ service: optional(z.enum(CARRIERS)), number: text, name: text, url: text })),
  note: text,
  customer: optional(
    z.object({
      name: text,
      email: text,
      address: optional(
        z.object({ line1: text, line2: text, city: text, state: text, postalCode: text, country: text }),
      ),
    }),
  ),
  refunds: optional(z.array(z.object({ amount: z.int(), status: z.string() }))),
  dispute: optional(z.object({ state: text })),
})

/** An order as read by the order desk; amounts in minor units of its currency. */
export type DeskOrder = z.infer<typeof deskOrder>

/** The orders in a query's result; invalid ones are left out and logged. */
export const readOrders = (found: unknown): DeskOrder[] =>
  z
    .array(z.unknown())
    .parse(found)
    .flatMap((document) => {
      const order = deskOrder.safeParse(document)
      if (order.success) return [order.data]
      console.error(z.prettifyError(order.error))
      return []
    })

/** Whether an order should have arrived before `today` (`YYYY-MM-DD`). */
export const isLate = (
  { status, estimatedDelivery }: { status?: OrderStatus; estimatedDelivery?: string | null | undefined },
  today: string,
): boolean =>
  status !== undefined && isUnderWay(status) && !!estimatedDelivery && estimatedDelivery.slice(0, 10) < today

/** The status that buyers see: an order refunded in full before it shipped is cancelled. */
export const shownStatus = ({ status, refunds, total }: Pick<DeskOrder, 'status' | 'refunds' | 'total'>) =>
  isCancelledByRefund({ status, total, refunds: refunds ?? [] }) ? 'cancelled' : status

/** Letters and digits: `7946 4479` and `7946-4479` are one parcel number. */
const bare = (number: string) => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** The parcel numbers that occur more than once, each once, as first written; empty ones do not count. */
export const repeatedIn = (numbers: readonly string[]): string[] => {
  const all = numbers.map(bare)
  return numbers.filter((_, i) => all[i] !== '' && all.indexOf(all[i]!) === i && all.lastIndexOf(all[i]!) > i)
}

/** The number of units in an order's lines, as text. */
export const piecesText = (lines: unknown): string => {
  const quantities = Object.values(Object(lines) as Record<string, { quantity?: number } | undefined>)
  const units = quantities.reduce((sum, line) => sum + (line?.quantity ?? 0), 0)
  return units === 0 ? '' : `${units} art.`
}

/** What the buyer's bank has done or asked for, as marks of an order. */
export const moneyMarks = (order: Pick<DeskOrder, 'refunds' | 'total' | 'dispute'>): string[] =>
  [DISPUTES[order.dispute?.state ?? ''] ?? '', refundText(order)].filter(Boolean)

const DISPUTES: Readonly<Record<string, string>> = { open: 'Disputa abierta', lost: 'Disputa perdida' }

/** Whether an order was refunded, or the buyer's bank rejected the latest refund, as text; empty if not. */
export const refundText = ({ refunds = [], total }: Pick<DeskOrder, 'refunds' | 'total'>): string => {
  const refunded = refundedTotal({ refunds })
  if (rejectedRefund({ refunds }) > 0) return 'Reembolso rechazado'
  if (refunded === 0) return ''
  return refunded < total ? 'Reembolsado en parte' : 'Reembolsado'
}
