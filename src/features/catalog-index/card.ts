import type { Cents } from '~/lib/money'
import { langOf } from '~/i18n/localized'
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
  /** Set where the name is not in the page's language. */
  readonly lang?: Locale | undefined
  readonly category: string
  readonly price: Cents
  /** Set when the product is on sale. */
  readonly originalPrice?: Cents | undefined
  readonly rating?: number | undefined
  readonly reviews?: number | undefined
  /** Without `&w=` and `&h=`. */
  readonly picture: string
}

export const cardOf = (product: Product, locale: Locale): Card => ({
  id: product.id,
  kind: 'product',
  href: pathFor('product', locale, product.id),
  name: product.name.value,
  lang: langOf(product.name, locale),
  category: product.category.name.value,
  price: product.price,
  originalPrice: product.originalPrice,
  rating: product.rating,
  reviews: product.reviews,
  picture: product.picture.square,
})
