import type { CheckoutItem, CheckoutRequest } from '~/features/checkout/checkout-request.server'
import type { Shortage } from '~/features/stock/stock'
import { type Cents, type Money, type Rates, convert, multiply, sum } from '~/lib/money'
import { textIn } from '~/i18n/localized'
import type { Locale } from '~/i18n/locales'
import type { Catalog, CatalogItem } from './catalog'
import { HttpError, type LocalizedMessage } from './http-error'

/** A line to charge: everything except id and quantity comes from the catalog. */
export interface PricedItem {
  readonly product: CatalogItem
  readonly name: string
  readonly quantity: number
  /** Base cents, for the shipping threshold. */
  readonly price: Cents
  /** Unit price in the currency of the charge. */
  readonly unit: Money
}

/** A product that is no longer sold, or whose price differs from what the shopper saw. */
export interface Outdated {
  readonly id: string
  readonly name: string
  /** Current price in base cents; none when no longer sold. */
  readonly price?: Cents
}

export interface PricedLines {
  /** At current catalog prices, without products that are no longer sold. */
  readonly lines: readonly PricedItem[]
  readonly outdated: readonly Outdated[]
  readonly rates: Rates
}

/** The request's lines at current catalog prices, and what has changed since the shopper saw them (PAY-02). */
export function priceLines(
  { items, currency }: CheckoutRequest,
  { items: sold, settings }: Catalog,
  locale: Locale,
): PricedLines {
  const { rates } = settings
  const outdated: Outdated[] = []
  const lines = items.flatMap((item) => {
    const product = sold.get(item.id)
    if (!product) {
      outdated.push({ id: item.id, name: nameSeen(item) })
      return []
    }
    const name = textIn(product.name, locale).value || product.id
    const unit = convert(product.price, currency, rates)
    if (unit.amount !== item.price) outdated.push({ id: item.id, name, price: product.price })
    return [{ product, name, quantity: item.quantity, price: product.price, unit }]
  })
  return { lines, outdated, rates }
}

/** A 409 with everything that the shopper's page needs to know for the next try. */
export const outdatedError = (
  outdated: readonly Outdated[],
  shortages: readonly Shortage[],
  rates: Rates,
): HttpError =>
  new HttpError(409, outdated.every(isGone) ? 'product_gone' : 'price_changed', messageOf(outdated), {
    details: {
      items: [
        ...outdated.map(({ id, price }) => (price === undefined ? { id, gone: true } : { id, price })),
        ...shortages.map(({ item, left }) => ({ id: item, left })),
      ],
      rates,
    },
  })

/** The sum of the lines in base cents. */
export const baseSubtotal = (lines: readonly PricedItem[]): Cents =>
  sum(lines.map(({ price, quantity }) => multiply(price, quantity)))

const isGone = ({ price }: Outdated) => price === undefined
const nameSeen = ({ name, id }: CheckoutItem) => name || id
const names = (products: readonly Outdated[]) => products.map(({ name }) => name)

const messageOf =
  (outdated: readonly Outdated[]): LocalizedMessage =>
  (t) =>
    t.outdated(names(outdated.filter((product) => !isGone(product))), names(outdated.filter(isGone)))
