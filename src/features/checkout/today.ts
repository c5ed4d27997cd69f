import { format } from '~/i18n/format'
import { isRecord } from '~/lib/is-record'
import {
  type Cents,
  CURRENCIES,
  type Currency,
  type Rates,
  convert,
  formatCents,
  formatMoney,
  toCents,
} from '~/lib/money'
import type { CheckoutMessages } from './messages.server'

/** What the server reports as changed from the data this page was built with. */
export interface Today {
  /** Base cents by product id. */
  readonly prices: Readonly<Record<string, Cents>>
  readonly gone: readonly string[]
  /** Units left by product id, for products with fewer units than requested. */
  readonly left: Readonly<Record<string, number>>
  readonly rates: Rates | undefined
}

export const NOTHING_NEW: Today = { prices: {}, gone: [], left: {}, rates: undefined }

/** `news` wins; a product that is sold again is no longer gone. */
export const merge = (known: Today, news: Today): Today => ({
  prices: { ...known.prices, ...news.prices },
  gone: [...known.gone.filter((id) => !(id in news.prices)), ...news.gone],
  left: { ...known.left, ...news.left },
  rates: news.rates ?? known.rates,
})

/** The facts of a 409; undefined for an answer without any. */
export function parseToday(error: Readonly<Record<string, unknown>>): Today | undefined {
  const { items, rates } = error
  if (!Array.isArray(items)) return undefined
  const found = items.filter(isRecord)
  const prices = found.flatMap(({ id, price }) =>
    typeof id === 'string' && typeof price === 'number' && Number.isSafeInteger(price) && price > 0
      ? [[id, toCents(price)] as const]
      : [],
  )
  const gone = found.flatMap(({ id, gone: isGone }) =>
    typeof id === 'string' && isGone === true ? [id] : [],
  )
  const left = found.flatMap(({ id, left: units }) =>
    typeof id === 'string' && Number.isSafeInteger(units) && Number(units) >= 0
      ? [[id, Number(units)] as const]
      : [],
  )
  return {
    prices: Object.fromEntries(prices),
    gone,
    left: Object.fromEntries(left),
    rates: isRates(rates) ? rates : undefined,
  }
}

export interface Seen {
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly price: Cents
    readonly quantity: number
  }[]
  readonly rates: Rates
  readonly currency: Currency
}

/** What changed since the shopper looked, old → new, in sentences; empty when nothing has changed. */
export function changesSince(
  { lines, rates, currency }: Seen,
  today: Today,
  t: Pick<CheckoutMessages, 'fewLeft' | 'noLongerSold' | 'priceMoved' | 'rateMoved' | 'soldOut'>,
): string[] {
  const ratesNow = today.rates ?? rates
  const changes = lines.flatMap(({ id, name, price, quantity }) => {
    const now = today.prices[id]
    if (today.gone.includes(id)) return [format(t.noLongerSold, { name })]
    const left = today.left[id]
    if (left === 0) return [format(t.soldOut, { name })]
    const fewer = left !== undefined && left < quantity ? [format(t.fewLeft, { name, left })] : []
    if (now === undefined || now === price) return fewer
    return [
      ...fewer,
      format(t.priceMoved, {
        name,
        before: formatCents(price, currency, rates),
        now: formatCents(now, currency, ratesNow),
      }),
    ]
  })
  if (ratesNow[currency] === rates[currency]) return changes
  const dollar = (of: Rates) => formatMoney(convert(toCents(100), currency, of))
  return [...changes, format(t.rateMoved, { before: dollar(rates), now: dollar(ratesNow) })]
}

/** Whether this product can no longer be bought, as far as the server has reported. */
export const isUnavailable = ({ gone, left }: Today, id: string): boolean =>
  gone.includes(id) || left[id] === 0

const isRates = (value: unknown): value is Rates =>
  isRecord(value) &&
  CURRENCIES.every((currency) => typeof value[currency] === 'number' && value[currency] > 0)
