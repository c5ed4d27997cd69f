import { comparedPriceOf } from '~/content/compared-price'
import type { Category, Kit, Product } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { langOf } from '~/i18n/localized'
import type { CatalogIndex } from './catalog-index'
import { searchWords } from './search-words'
import type { SynonymGroup } from './synonyms'

/** `translations` are the same products and kits in other languages, whose names find them too. */
export const catalogIndexOf = (
  products: readonly Product[],
  kits: readonly Kit[],
  allCategories: readonly Category[],
  synonyms: readonly SynonymGroup[],
  locale: Locale,
  translations: readonly (Product | Kit)[] = [],
): CatalogIndex => {
  const wordsOf = searchWords(synonyms)
  const translated = Map.groupBy(translations, ({ id }) => id)
  const categories = categoriesWithProducts(allCategories, products)
  const subCategories = [...new Set(products.flatMap(({ subCategory }) => subCategory ?? []))]
  const items: readonly (Product | Kit)[] = [...products, ...kits]
  const words = items.map((item) =>
    wordsOf(item, translated.get(item.id)?.map(({ name }) => name.value) ?? []),
  )
  const rows = new Map(items.map(({ id }, i) => [id, i]))
  const column = <Value>(of: (item: Product | Kit) => Value) => items.map(of)
  const ofProduct = <Value>(of: (product: Product) => Value, otherwise: Value) =>
    column((item) => (item.kind === 'product' ? of(item) : otherwise))
  return {
    locale,
    categories: categories.map(({ id, name }) => ({ id, name: name.value })),
    subCategories,
    ids: column(({ id }) => id),
    kinds: column(({ kind }) => (kind === 'kit' ? 1 : 0)),
    names: column(({ name }) => name.value),
    foreign: Object.fromEntries(
      items.flatMap(({ name }, i) => (langOf(name, locale) ? [[i, name.lang]] : [])),
    ),
    descriptions: column(({ description }) => description.value),
    keywords: words.map(({ keywords }) => keywords),
    details: words.map(({ details }) => details),
    category: ofProduct(({ category }) => categories.findIndex(({ id }) => id === category.id), -1),
    subCategory: ofProduct(({ subCategory }) => (subCategory ? subCategories.indexOf(subCategory) : -1), -1),
    prices: column(({ price }) => price),
    originals: column((item) => comparedPriceOf(item) ?? 0),
    ratings: column(({ rating }) => rating ?? -1),
    reviews: column(({ reviews }) => reviews ?? 0),
    pictures: column(({ picture }) => picture.square),
    left: Object.fromEntries(items.flatMap(({ left }, i) => (left === undefined ? [] : [[i, left]]))),
    contents: Object.fromEntries(
      items.flatMap((item, i) =>
        item.kind === 'kit' ? [[i, item.contents.flatMap((id) => rows.get(id) ?? [])]] : [],
      ),
    ),
  }
}

/** The categories to choose from: those with a product (LIST-03). */
export const categoriesWithProducts = (
  categories: readonly Category[],
  products: readonly Product[],
): Category[] => {
  const used = new Set(products.map(({ category }) => category.id))
  return categories.filter(({ id }) => used.has(id))
}
