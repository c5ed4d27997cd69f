import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { cardAt } from '~/features/catalog-index/catalog-index'
import { cartProductOf } from '~/features/cart/cart-product'
import type { Cents } from '~/lib/money'
import type { Locale } from '~/i18n/locales'
import type { Cart, CartLine } from '~/features/cart/cart'

/** A cart line as the catalogue of today sees it (CART-08). */
export interface CheckedLine extends CartLine {
  readonly href: string
  /** Language of the name where it is not the page's own. */
  readonly lang?: Locale | undefined
  /** What it cost when it was added, if that was another price. */
  readonly priceBefore?: Cents | undefined
  /** Not in the catalogue any more: cannot be bought. */
  readonly gone: boolean
}

/** Today's names, prices and pictures for every line, in the catalogue's language. */
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
