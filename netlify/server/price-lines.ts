import type { CheckoutItem, CheckoutRequest } from '~/features/checkout/checkout-request.server'
import { type Cents, type Money, convert, multiply, sum } from '~/lib/money'
import type { Locale } from '~/i18n/locales'
import type { Catalogue, CatalogueItem } from './catalogue'
import { HttpError, type Sentence } from './http-error'

/** A line as it will be charged: everything but id and quantity comes from the catalogue. */
export interface PricedItem {
  readonly product: CatalogueItem
  readonly name: string
  readonly quantity: number
  /** Base cents, for the shipping threshold. */
  readonly price: Cents
  /** What one costs in the currency of the charge. */
  readonly unit: Money
}

/**
 * The request's lines at the catalogue's prices of this moment. 409 when a product is not sold any more or costs
 * something else than the shopper saw; it carries today's price of each such product and the rates (PAY-02).
 */
export function priceLines(
  { items, currency }: CheckoutRequest,
  catalogue: Catalogue,
  locale: Locale,
): PricedItem[] {
  const { rates } = catalogue.settings
  const outdated: Outdated[] = []
  const lines = items.flatMap((item) => {
    const product = catalogue.items.get(item.id)
    if (!product) {
      outdated.push({ id: item.id, name: nameSeen(item) })
      return []
    }
    const name = product.name[locale] ?? product.name.en ?? product.name.es ?? product.id
    const unit = convert(product.price, currency, rates)
    if (unit.amount !== item.price) outdated.push({ id: item.id, name, price: product.price })
    return [{ product, name, quantity: item.quantity, price: product.price, unit }]
  })
  if (outdated.length === 0) return lines
  throw new HttpError(409, outdated.every(isGone) ? 'product_gone' : 'price_changed', sentenceOf(outdated), {
    details: {
      items: outdated.map(({ id, price }) => (price === undefined ? { id, gone: true } : { id, price })),
      rates,
    },
  })
}

/** The sum of the lines in base cents. */
export const baseSubtotal = (lines: readonly PricedItem[]): Cents =>
  sum(lines.map(({ price, quantity }) => multiply(price, quantity)))

interface Outdated {
  readonly id: string
  readonly name: string
  /** Base cents of today; none when it is not sold any more. */
  readonly price?: Cents
}

const isGone = ({ price }: Outdated) => price === undefined
const nameSeen = ({ name, id }: CheckoutItem) => name || id
const listed = (products: readonly Outdated[]) => products.map(({ name }) => `"${name}"`).join(', ')

const sentenceOf =
  (outdated: readonly Outdated[]): Sentence =>
  (t) =>
    t.outdated(listed(outdated.filter((product) => !isGone(product))), listed(outdated.filter(isGone)))
