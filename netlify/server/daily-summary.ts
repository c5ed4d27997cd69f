import { defineQuery } from 'groq'
import { z } from 'zod'
import { CANCELLED_BY_REFUND, LATE_ORDERS } from '~/features/orders/order-filters'
import { orderNumber } from '~/features/orders/order-number'
import { ORDER_STATUSES } from '~/features/orders/status'
import { FEW } from '~/features/stock/stock'
import { formatDay } from '~/i18n/dates'
import { dayInHonduras, onDayInHonduras } from '~/lib/honduras-time'
import { CURRENCIES, formatMoney } from '~/lib/money'
import type { Env } from '~/lib/env/env.server'
import { readSettings } from './catalog'
import { askContent, contentReader, contentWriter } from './content'
import { sendMail } from './mail/send'

const DAY = 86_400_000

const RETURNS = `_type == "order" && returnRequest.state == "requested"`

/** Lists name the first 50; counts cover all. */
const SUMMARY_QUERY = defineQuery(`{
  "paid": *[_type == "order" && paidAt >= $from && paidAt < $to]{ total, currency },
  "waiting": count(*[_type == "order" && status in ["confirmed", "processing"] && !${CANCELLED_BY_REFUND}]),
  "lateCount": count(*[${LATE_ORDERS}]),
  "late": *[${LATE_ORDERS}] | order(estimatedDelivery asc)[0...50]{ _id, trackingNumber, status },
  "returnCount": count(*[${RETURNS}]),
  "returns": *[${RETURNS}] | order(paidAt asc)[0...50]{ _id, trackingNumber, status },
  "reviews": count(*[_type == "review" && status == "pending"]),
  "lowCount": count(*[_type == "availability" && left <= $low]),
  "low": *[_type == "availability" && left <= $low] | order(left asc, item asc)[0...50]{
    left, "name": coalesce(*[_type in ["product", "kit"] && slug.current == ^.item][0].name.es, item)
  }
}`)

const order = z.object({ _id: z.string(), trackingNumber: z.string(), status: z.enum(ORDER_STATUSES) })

const answer = z.object({
  paid: z.array(z.object({ total: z.int(), currency: z.enum(CURRENCIES) })),
  waiting: z.int(),
  lateCount: z.int(),
  late: z.array(order),
  returnCount: z.int(),
  returns: z.array(order),
  reviews: z.int(),
  lowCount: z.int(),
  low: z.array(z.object({ left: z.int(), name: z.string() })),
})

/** What the shop is told each morning; the texts are ready to print. */
export interface DailySummary {
  /** Yesterday. */
  readonly day: string
  readonly orders: number
  /** One amount for each currency in which somebody paid. */
  readonly revenue: readonly string[]
  /** Orders that have not shipped. */
  readonly waiting: number
  readonly lateCount: number
  readonly late: readonly string[]
  readonly returnCount: number
  readonly returns: readonly string[]
  readonly reviews: number
  readonly lowCount: number
  readonly low: readonly { readonly name: string; readonly left: number }[]
}

/** Emails the shop about the day before `now` and what is waiting: once a day, however often it is called. */
export async function sendDailySummary(env: Env, now = new Date()): Promise<DailySummary> {
  const today = dayInHonduras(now)
  const start = onDayInHonduras(today).getTime()
  const params = {
    from: new Date(start - DAY).toISOString(),
    to: new Date(start).toISOString(),
    today,
    low: FEW,
  }
  const [found, { brand }] = await Promise.all([
    askContent(async () => answer.parse(await contentWriter(env).fetch(SUMMARY_QUERY, params))),
    readSettings(contentReader(env)),
  ])
  const summary = summaryOf(found, dayInHonduras(new Date(start - DAY)))
  const { composeSummaryMail } = await import('./mail/compose-summary')
  const mail = await composeSummaryMail(summary, { brand, site: env.PUBLIC_SITE_URL })
  await sendMail(env, { to: env.SHOP_EMAIL, ...mail }, `summary/${today}`)
  return summary
}

const summaryOf = (
  { paid, late, returns, ...counted }: z.infer<typeof answer>,
  day: string,
): DailySummary => ({
  day: formatDay(day, 'es'),
  orders: paid.length,
  revenue: CURRENCIES.flatMap((currency) => {
    const totals = paid.filter((one) => one.currency === currency)
    const amount = totals.reduce((sum, { total }) => sum + total, 0)
    return totals.length === 0 ? [] : [`${formatMoney({ amount, currency })} ${currency}`]
  }),
  ...counted,
  late: late.map(numberOf),
  returns: returns.map(numberOf),
})

const numberOf = ({ _id, trackingNumber }: z.infer<typeof order>) => `${orderNumber(_id)} (${trackingNumber})`
