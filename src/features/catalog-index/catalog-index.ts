import { toCents } from '~/lib/money'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { Card, Kind } from './card'

/** The catalog in one language, stored by column to stay small: the browser filters, sorts and prices with it. */
export interface CatalogIndex {
  readonly locale: Locale
  readonly categories: readonly { id: string; name: string }[]
  readonly subCategories: readonly string[]
  readonly ids: readonly string[]
  readonly kinds: readonly (0 | 1)[]
  readonly names: readonly string[]
  /** By row, for names that are not in the language of the index. */
  readonly foreign: Readonly<Record<number, Locale>>
  readonly descriptions: readonly string[]
  /** Words that find a row, and their synonyms. */
  readonly keywords: readonly string[]
  /** Other words from its facts or contents, without those of its name and description. */
  readonly details: readonly string[]
  /** Position in {@link categories}; −1 for a kit. */
  readonly category: readonly number[]
  /** Position in {@link subCategories}; −1 for none. */
  readonly subCategory: readonly number[]
  readonly prices: readonly number[]
  /** 0 when not on sale. */
  readonly originals: readonly number[]
  /** −1 when unrated. */
  readonly ratings: readonly number[]
  readonly reviews: readonly number[]
  readonly pictures: readonly string[]
  /** By row, for items with few left. */
  readonly left: Readonly<Record<number, number>>
  /** The rows of a kit's products, by the kit's row. */
  readonly contents: Readonly<Record<number, readonly number[]>>
}

/**
 * Today's name of a product, with its language if that is not the language of the index; undefined if it is no longer
 * sold.
 */
export const nameIn = (
  catalog: CatalogIndex | undefined,
  id: string,
): { readonly name: string; readonly lang: Locale | undefined } | undefined => {
  const row = catalog?.ids.indexOf(id) ?? -1
  const name = catalog?.names[row]
  return name === undefined ? undefined : { name, lang: catalog?.foreign[row] }
}

/** A product's picture, without `&w=` and `&h=`; undefined if it is no longer sold. */
export const pictureIn = (catalog: CatalogIndex, id: string): string | undefined =>
  catalog.pictures[catalog.ids.indexOf(id)]

/** Row `i` of the index as a card. Kits show `kitLabel` in place of a category. */
export const cardAt = (index: CatalogIndex, i: number, kitLabel: string): Card => {
  const kind: Kind = index.kinds[i] === 1 ? 'kit' : 'product'
  const id = index.ids[i] ?? ''
  const rating = index.ratings[i] ?? -1
  const original = index.originals[i] ?? 0
  const reviews = index.reviews[i] ?? 0
  return {
    id,
    kind,
    href: pathFor('product', index.locale, id),
    name: index.names[i] ?? '',
    lang: index.foreign[i],
    category: index.categories[index.category[i] ?? -1]?.name ?? kitLabel,
    price: toCents(index.prices[i] ?? 0),
    originalPrice: original > 0 ? toCents(original) : undefined,
    rating: rating >= 0 ? rating : undefined,
    reviews: reviews > 0 ? reviews : undefined,
    picture: index.pictures[i] ?? '',
    left: index.left[i],
  }
}
