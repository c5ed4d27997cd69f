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
  /** Language of the name, if it differs from the page's. */
  readonly lang?: Locale | undefined
  /** A kit in the cart that also contains the product. */
  readonly kitName?: string | undefined
  /** The former price in a sale. */
  readonly original?: Cents | undefined
  /** The price when it was added, if it has changed since. */
  readonly priceBefore?: Cents | undefined
  /** No longer in the catalog, or sold out: cannot be bought. */
  readonly gone: boolean
  /** Units left, if there are few; 0 is sold out. */
  readonly left?: number | undefined
  /** The quantity before it was reduced to what is left. */
  readonly quantityBefore?: number | undefined
}

/** Current names, prices and pictures for every line, in the catalog's language. `today` is newer than the catalog. */
export const reconcile = (
  cart: Cart,
  catalog: CatalogIndex,
  kitLabel: string,
  today: Today = NOTHING_NEW,
): CheckedLine[] => {
  const rows = new Map(catalog.ids.map((id, row) => [id, row]))
  const kitNames = namesOfKits(cart, catalog, rows)
  return cart.map((line) => {
    const row = rows.get(line.id)
    if (row === undefined) return { ...line, href: '', gone: true }
    const card = cardAt(catalog, row, kitLabel)
    if (today.gone.includes(line.id))
      return { ...line, name: card.name, lang: card.lang, href: '', gone: true }
    const left = today.left[line.id] ?? card.left
    const price = today.prices[line.id] ?? card.price
    return {
      ...line,
      ...cartProductOf(card),
      ...withinStock(line.quantity, left),
      price,
      href: card.href,
      lang: card.lang,
      kitName: kitNames.get(line.id),
      original:
        card.originalPrice !== undefined && card.originalPrice > price ? card.originalPrice : undefined,
      priceBefore: price === line.price ? undefined : line.price,
    }
  })
}

/** By product id, the name of a kit in the cart that also contains the product. */
const namesOfKits = (
  cart: Cart,
  { ids, names, contents }: CatalogIndex,
  rows: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> =>
  new Map(
    cart.flatMap(({ id }) => {
      const kit = rows.get(id) ?? -1
      return (contents[kit] ?? []).map((part) => [ids[part] ?? '', names[kit] ?? ''] as const)
    }),
  )

/** The same before the catalog has loaded. */
export const unchecked = (cart: Cart, today: Today): CheckedLine[] =>
  cart.map((line) => {
    const price = today.prices[line.id] ?? line.price
    const known = withinStock(line.quantity, today.left[line.id])
    return {
      ...line,
      ...known,
      price,
      href: '',
      priceBefore: price === line.price ? undefined : line.price,
      gone: line.gone === true || known.gone || today.gone.includes(line.id),
    }
  })

/** The quantity, reduced to what is left. A sold-out line keeps its quantity for when it is back. */
function withinStock(quantity: number, left: number | undefined) {
  if (left === undefined) return { gone: false }
  if (left === 0) return { gone: true, left }
  return quantity > left
    ? { gone: false, left, quantity: left, quantityBefore: quantity }
    : { gone: false, left }
}
