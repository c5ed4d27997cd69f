import type { Cents } from '~/lib/money'
import { langOf } from '~/i18n/localized'
import { comparedPriceOf } from '~/content/compared-price'
import type { Kit, Product } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'

export type Kind = (Product | Kit)['kind']

/** The data of a product card in one language, for static pages and islands. */
export interface Card {
  readonly id: string
  readonly kind: Kind
  readonly href: string
  readonly name: string
  /** Set if the name is not in the page's language. */
  readonly lang?: Locale | undefined
  readonly category: string
  readonly price: Cents
  /** The former price of a product on sale; for a kit, what its products cost separately. */
  readonly originalPrice?: Cents | undefined
  readonly rating?: number | undefined
  readonly reviews?: number | undefined
  /** Units left, if there are few; 0 is sold out. */
  readonly left?: number | undefined
  /** Without `&w=` and `&h=`. */
  readonly picture: string
}

/** A number stays on the line of its unit. */
const withUnits = (name: string) => name.replace(/(?<=\d) (?=\p{Ll})/gu, '\u00a0')

/** A kit shows `kitLabel` in place of a category. */
export const cardOf = (item: Product | Kit, locale: Locale, kitLabel = ''): Card => ({
  id: item.id,
  kind: item.kind,
  href: pathFor('product', locale, item.id),
  name: withUnits(item.name.value),
  lang: langOf(item.name, locale),
  category: item.kind === 'kit' ? kitLabel : item.category.name.value,
  price: item.price,
  originalPrice: comparedPriceOf(item),
  rating: item.rating,
  reviews: item.reviews,
  left: item.left,
  picture: item.picture.square,
})
