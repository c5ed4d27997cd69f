import { z } from 'zod'
import { SEARCH_MISSES, searchMisses } from '~/features/catalog-index/search-misses.server'
import { refundedTotal } from '~/features/orders/notices-due'
import { ORDER_STATUSES } from '~/features/orders/status'
import { FEW } from '~/features/stock/stock'
import { CURRENCIES } from '~/lib/money'
import { optional } from '~/lib/optional.server'
import { shownStatus } from '../orders/order-facts'
import { FILTERS } from '../structure/filters'
import type { PaidOrder } from './figures'

/** Orders paid from one instant to another, and what needs attention now. */
export const OVERVIEW_QUERY = `{
  "orders": *[_type == "order" && paidAt >= $from && paidAt < $to]{
    paidAt, status, currency, locale, total, discount, discountCode, "refunds": refunds[]{ amount, status },
    dispute { state, amount },
    "lines": lines[]{
      productId, kind, quantity, amount,
      "name": coalesce(*[_type in ["product", "kit"] && slug.current == ^.productId][0].name.es, name)
    }
  },
  "low": *[_type == "availability" && left <= ${FEW}] | order(left asc, item asc){
    left, "name": coalesce(*[_type in ["product", "kit"] && slug.current == ^.item][0].name.es, item)
  },
  "reviews": count(*[${FILTERS.reviewsPending}]),
  "returns": count(*[${FILTERS.ordersReturn}]),
  "disputes": count(*[${FILTERS.ordersDisputed}]),
  "owed": count(*[${FILTERS.ordersOwed}]),
  "late": count(*[${FILTERS.ordersLate}]),
  "drafts": count(*[_id in path("drafts.**")]),
  "misses": *[_id in [$month, $monthBefore]]{ searches }
}`

const amount = z
  .int()
  .nullish()
  .transform((minorUnits) => minorUnits ?? 0)

const paidOrder = z
  .object({
    paidAt: z.string(),
    status: z.enum(ORDER_STATUSES),
    currency: z.enum(CURRENCIES),
    locale: z.string(),
    total: z.int(),
    discount: amount,
    discountCode: optional(z.string()),
    refunds: z.array(z.object({ amount: z.int(), status: z.string() })).nullish(),
    dispute: z.object({ state: z.string(), amount }).nullish(),
    lines: z.array(
      z.object({
        productId: z.string(),
        kind: z.enum(['product', 'kit']),
        name: z.string(),
        quantity: z.int(),
        amount: z.int(),
      }),
    ),
  })
  .transform(({ refunds, dispute, status, ...order }): PaidOrder => ({
    ...order,
    refunded: refundedTotal({ refunds: refunds ?? [] }),
    lost: dispute?.state === 'lost' ? dispute.amount : 0,
    isCancelled: shownStatus({ status, total: order.total, refunds: refunds ?? [] }) === 'cancelled',
  }))

const overview = z.object({
  orders: z.array(paidOrder),
  low: z.array(z.object({ left: z.int(), name: z.string() })),
  reviews: z.int(),
  returns: z.int(),
  disputes: z.int(),
  owed: z.int(),
  late: z.int(),
  drafts: z.int(),
  misses: z.array(searchMisses),
})

export type Overview = z.infer<typeof overview>

/** Ids of the documents with the searches of the month of `day` (`YYYY-MM-DD`) and of the previous month. */
export const missesOf = (day: string): { readonly month: string; readonly monthBefore: string } => {
  const before = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  before.setUTCDate(0)
  const idOf = (date: string) => `${SEARCH_MISSES}.${date.slice(0, 7)}`
  return { month: idOf(day), monthBefore: idOf(before.toISOString()) }
}

export const readOverview = (found: unknown): Overview => overview.parse(found)
