import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { cardAt } from '~/features/catalog-index/catalog-index'
import { cartProductOf } from '~/features/cart/cart-product'
import type { Cents } from '~/lib/money'
import type { Locale } from '~/i18n/locales'
import type { Cart, CartLine } from '~/features/cart/cart'
import { NOTHING_NEW, type Today } from '~/features/checkout/today'

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

/** Current names, prices and pictures for every line, in the catalog's language. `today` is newer than the catalog. */
export const reconcile = (
  cart: Cart,
  catalog: CatalogIndex,
  kitLabel: string,
  today: Today = NOTHING_NEW,
): CheckedLine[] => {
  const rows = new Map(catalog.ids.map((id, row) => [id, row]))
  return cart.map((line) => {
    const row = rows.get(line.id)
    if (row === undefined || today.gone.includes(line.id)) return { ...line, href: '', gone: true }
    const card = cardAt(catalog, row, kitLabel)
    const price = today.prices[line.id] ?? card.price
    return {
      ...line,
      ...cartProductOf(card),
      price,
      href: card.href,
      lang: card.lang,
      priceBefore: price === line.price ? undefined : line.price,
      gone: false,
    }
  })
}

/** The same while the catalog has not loaded. */
export const unchecked = (cart: Cart, today: Today): CheckedLine[] =>
  cart.map((line) => {
    const price = today.prices[line.id] ?? line.price
    return {
      ...line,
      price,
      href: '',
      priceBefore: price === line.price ? undefined : line.price,
      gone: line.gone === true || today.gone.includes(line.id),
    }
  })
