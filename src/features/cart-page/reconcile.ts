import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { cardAt } from '~/features/catalog-index/catalog-index'
import { cartProductOf } from '~/features/cart/cart-product'
import type { Cents } from '~/lib/money'
import type { Locale } from '~/i18n/locales'
import type { Cart, CartLine } from '~/features/cart/cart'

/** A cart line checked against the current catalog (CART-08). */
export interface CheckedLine extends CartLine {
  readonly href: string
  /** Language of the name where it differs from the page's. */
  readonly lang?: Locale | undefined
  /** The price when it was added, if it has changed since. */
  readonly priceBefore?: Cents | undefined
  /** No longer in the catalog: cannot be bought. */
  readonly gone: boolean
}

/** Current names, prices and pictures for every line, in the catalog's language. */
export const reconcile = (cart: Cart, catalog: CatalogIndex, kitLabel: string): CheckedLine[] => {
  const rows = new Map(catalog.ids.map((id, row) => [id, row]))
  return cart.map((line) => {
    const row = rows.get(line.id)
    if (row === undefined) return { ...line, href: '', gone: true }
    const card = cardAt(catalog, row, kitLabel)
    return {
      ...line,
      ...cartProductOf(card),
      href: card.href,
      lang: card.lang,
      priceBefore: card.price === line.price ? undefined : line.price,
      gone: false,
    }
  })
}
