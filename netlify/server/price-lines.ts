import type { CheckoutItem, CheckoutRequest } from '~/features/checkout/checkout-request.server'
import { type Cents, type Money, convert, multiply, sum } from '~/lib/money'
import type { Locale } from '~/i18n/locales'
import type { Catalogue, CatalogueItem } from './catalogue'
import { HttpError } from './http-error'

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
 * The request's lines at the catalogue's prices of this moment. 409 naming the product when it is not sold any
 * more, or when it costs something else than the shopper saw.
 */
export function priceLines(
  { items, currency }: CheckoutRequest,
  catalogue: Catalogue,
  locale: Locale,
): PricedItem[] {
  return items.map((item) => {
    const product = catalogue.items.get(item.id)
    if (!product) throw productGone(item)
    const name = product.name[locale] ?? product.name.en ?? product.name.es ?? product.id
    const unit = convert(product.price, currency, catalogue.settings.rates)
    if (unit.amount !== item.price) throw priceChanged(name)
    return { product, name, quantity: item.quantity, price: product.price, unit }
  })
}

/** The sum of the lines in base cents. */
export const baseSubtotal = (lines: readonly PricedItem[]): Cents =>
  sum(lines.map(({ price, quantity }) => multiply(price, quantity)))

const priceChanged = (name: string) => new HttpError(409, 'price_changed', (t) => t.priceChanged(name))

const productGone = ({ name, id }: CheckoutItem) =>
  new HttpError(409, 'product_gone', (t) => t.productGone(name || id))
