import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import type { Criteria, Sort } from './criteria'

/** Lower case without accents: `Jabón` becomes `jabon` (LIST-02). */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

export type Searcher = (criteria: Criteria) => readonly number[]

/** Finds the rows of the index that match criteria. Texts are folded and sorted once, so a keystroke is cheap. */
export const searcher = (index: CatalogIndex, kind: 0 | 1 = 0): Searcher => {
  const rows = index.ids.map((_, i) => i).filter((i) => index.kinds[i] === kind)
  const texts = index.names.map((name, i) => fold(`${name}\n${index.descriptions[i] ?? ''}`))
  const orders = new Map<Sort, readonly number[]>([['default', rows]])
  const inOrder = (sort: Sort) => {
    const known = orders.get(sort) ?? rows.toSorted(comparison(index, sort))
    orders.set(sort, known)
    return known
  }

  return ({ search, category, subCategory, sort }) => {
    const sought = fold(search.trim())
    const wantedCategory = index.categories.findIndex(({ id }) => id === category)
    const wantedSubCategory = index.subCategories.indexOf(subCategory)
    return inOrder(sort).filter(
      (i) =>
        (wantedCategory < 0 || index.category[i] === wantedCategory) &&
        (wantedSubCategory < 0 || index.subCategory[i] === wantedSubCategory) &&
        (sought === '' || texts[i]?.includes(sought)),
    )
  }
}

const comparison = (index: CatalogIndex, sort: Sort): ((a: number, b: number) => number) => {
  const by = (column: readonly number[]) => (a: number, b: number) =>
    (column[a] ?? 0) - (column[b] ?? 0) || a - b
  switch (sort) {
    case 'price-asc':
      return by(index.prices)
    case 'price-desc':
      return (a, b) => (index.prices[b] ?? 0) - (index.prices[a] ?? 0) || a - b
    case 'rating-desc':
      return (a, b) =>
        (index.ratings[b] ?? -1) - (index.ratings[a] ?? -1) ||
        (index.reviews[b] ?? 0) - (index.reviews[a] ?? 0) ||
        a - b
    case 'name-asc': {
      const { compare } = new Intl.Collator(index.locale, { numeric: true })
      return (a, b) => compare(index.names[a] ?? '', index.names[b] ?? '') || a - b
    }
    case 'default':
      return (a, b) => a - b
  }
}
