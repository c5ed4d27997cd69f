import { dayInHonduras } from '~/lib/honduras-time'
import type { Currency } from '~/lib/money'
import { daysOf, type Period } from '../orders/period'

/** What the overview reads of an order; amounts in minor units of its currency. */
export interface PaidOrder {
  readonly paidAt: string
  readonly currency: Currency
  readonly locale: string
  readonly total: number
  readonly discount: number
  readonly discountCode?: string | undefined
  readonly refunded: number
  /** What a lost dispute took back. */
  readonly lost: number
  /** What it contained was not sold after all. */
  readonly isCancelled: boolean
  readonly lines: readonly {
    readonly productId: string
    readonly kind: 'product' | 'kit'
    readonly name: string
    readonly quantity: number
    readonly amount: number
  }[]
}

/** Sums of a group of orders in one currency. */
export interface Sums {
  readonly orders: number
  /** What was paid, refunds and lost disputes not subtracted. */
  readonly revenue: number
  readonly refunded: number
  /** What lost disputes took back. */
  readonly lost: number
  readonly discount: number
}

export interface CurrencyFigures extends Sums {
  readonly currency: Currency
  /** Revenue divided by orders, rounded to the minor unit. */
  readonly average: number
  /** Every day of the period, including those without orders. */
  readonly days: readonly (Sums & { readonly day: string })[]
}

export interface Ranked {
  readonly id: string
  readonly name: string
  readonly quantity: number
}

export interface Figures {
  readonly orders: number
  readonly currencies: readonly CurrencyFigures[]
  readonly languages: readonly { readonly locale: string; readonly orders: number }[]
  /** Most sold first; cancelled orders do not count. */
  readonly products: readonly Ranked[]
  readonly kits: readonly Ranked[]
  readonly codes: readonly { readonly code: string; readonly orders: number }[]
}

const NOTHING: Sums = { orders: 0, revenue: 0, refunded: 0, lost: 0, discount: 0 }

const added = (sums: Sums, { total, refunded, lost, discount }: PaidOrder): Sums => ({
  orders: sums.orders + 1,
  revenue: sums.revenue + total,
  refunded: sums.refunded + refunded,
  lost: sums.lost + lost,
  discount: sums.discount + discount,
})

const MOST_RANKED = 10

/** The figures of the orders that were paid in `period`, separately for each currency. */
export function figuresOf(orders: readonly PaidOrder[], period: Period): Figures {
  const within = orders.filter(({ paidAt }) => {
    const day = dayInHonduras(new Date(paidAt))
    return day >= period.from && day <= period.until
  })
  const byCurrency = Map.groupBy(within, ({ currency }) => currency)
  return {
    orders: within.length,
    currencies: [...byCurrency].map(([currency, own]) => currencyFigures(currency, own, period)),
    languages: counted(within.map(({ locale }) => locale)).map(([locale, count]) => ({
      locale,
      orders: count,
    })),
    products: ranked(within, 'product'),
    kits: ranked(within, 'kit'),
    codes: counted(
      within.flatMap(({ discountCode, discount }) => (discount > 0 ? [discountCode ?? 'Sin anotar'] : [])),
    ).map(([code, count]) => ({ code, orders: count })),
  }
}

function currencyFigures(currency: Currency, orders: readonly PaidOrder[], period: Period): CurrencyFigures {
  const days = Map.groupBy(orders, ({ paidAt }) => dayInHonduras(new Date(paidAt)))
  const sums = orders.reduce(added, NOTHING)
  return {
    currency,
    ...sums,
    average: sums.orders === 0 ? 0 : Math.round(sums.revenue / sums.orders),
    days: daysOf(period).map((day) => ({ day, ...(days.get(day) ?? []).reduce(added, NOTHING) })),
  }
}

/** How often each value occurs, the most frequent first. */
function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
}

function ranked(orders: readonly PaidOrder[], kind: 'product' | 'kit'): Ranked[] {
  const sold = new Map<string, Ranked>()
  for (const { lines, isCancelled } of orders)
    for (const line of lines) {
      if (isCancelled || line.kind !== kind) continue
      const { productId: id, name } = line
      const known = sold.get(id)
      sold.set(id, { id, name: known?.name ?? name, quantity: (known?.quantity ?? 0) + line.quantity })
    }
  return [...sold.values()]
    .toSorted((a, b) => b.quantity - a.quantity || a.id.localeCompare(b.id))
    .slice(0, MOST_RANKED)
}

/** `25` for a quarter more than before; undefined where there was nothing to compare with. */
export const changeInPercent = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100)
