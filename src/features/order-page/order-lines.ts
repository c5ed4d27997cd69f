import { type Cart, add, quantityOf, setQuantity } from '~/features/cart/cart'
import { cartProductOf } from '~/features/cart/cart-product'
import { isAvailable } from '~/features/catalog-index/availability'
import type { Card } from '~/features/catalog-index/card'
import { type CatalogIndex, cardAt } from '~/features/catalog-index/catalog-index'
import type { BoughtLine, OrderRecord } from '~/features/orders/order-record'
import type { Locale } from '~/i18n/locales'

export interface OrderLine extends BoughtLine {
  /** Language of the name, if it differs from the page's. */
  readonly lang: Locale | undefined
  /** The current product; absent if it is no longer sold or the catalog has not loaded. */
  readonly card: Card | undefined
}

/** The lines of an order in the reader's language: today's name where the product is still sold, else the one it had. */
export const linesOf = (
  { lines, locale: bought }: Pick<OrderRecord, 'lines' | 'locale'>,
  catalog: CatalogIndex | undefined,
  kitLabel: string,
  locale: Locale,
): OrderLine[] => {
  const rows = new Map(catalog?.ids.map((id, row) => [id, row]))
  return lines.map((line) => {
    const row = rows.get(line.productId)
    if (!catalog || row === undefined)
      return { ...line, lang: bought === locale ? undefined : bought, card: undefined }
    const card = cardAt(catalog, row, kitLabel)
    return { ...line, name: card.name, lang: card.lang, card }
  })
}

/** The cart with every line that can be bought added, at today's price. */
export const addAgain = (cart: Cart, lines: readonly OrderLine[]): Cart =>
  lines
    .filter(isAvailable)
    .reduce<Cart>(
      (before, { card, quantity }) =>
        setQuantity(add(before, cartProductOf(card)), card.id, quantityOf(before, card.id) + quantity),
      cart,
    )
