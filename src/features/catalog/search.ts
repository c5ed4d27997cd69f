import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { isMeasure, isVague, searchWordsOf } from '~/features/catalog-index/words'
import type { Criteria, Sort } from './criteria'
import { type Matches, type Scores, type WordIndex, indexWords } from './word-index'

/** Rows of the index. */
export interface Found {
  readonly rows: readonly number[]
  /** When no row matches, those that come closest. */
  readonly nearest: readonly number[]
  /** Rows that only their descriptions match; empty if these are all rows, and no word tells what is sought. */
  readonly described: ReadonlySet<number>
}

export type Searcher = (criteria: Criteria) => Found

export interface SearchableCatalog {
  readonly index: CatalogIndex
  readonly find: Searcher
}

const NEAREST = 8

/** Minimum weight of fields that identify an item; descriptions weigh less. */
const KNOWN_BY = 3

const indexed = new WeakMap<CatalogIndex, Promise<SearchableCatalog>>()

/** A catalog with its {@link searcher}, made once: indexing 10,000 products takes a slow phone a second. */
export const searchable = (index: CatalogIndex): Promise<SearchableCatalog> => {
  const known = indexed.get(index) ?? searcher(index).then((find) => ({ index, find }))
  indexed.set(index, known)
  return known
}

/**
 * Finds the rows of the index that match criteria. Words match in any order, in plural, with typos and by synonyms; the
 * best matches come first unless another order is asked for. A search finds kits too; without one, the list has
 * products only.
 */
export const searcher = async (index: CatalogIndex): Promise<Searcher> => {
  const words = await indexWords(index.ids.length, [
    [index.names, 8],
    [index.keywords, 5],
    [index.category.map((i) => index.categories[i]?.name ?? ''), KNOWN_BY],
    [index.details, 2],
    [index.descriptions, 1],
  ])
  const everything = index.ids.map((_, i) => i)
  const orders = new Map<Sort, readonly number[]>()
  const inOrder = (sort: Sort) => {
    const known = orders.get(sort) ?? everything.toSorted(comparison(index, sort))
    orders.set(sort, known)
    return known
  }

  return ({ search, category, subCategory, sort }) => {
    const wantedCategory = index.categories.findIndex(({ id }) => id === category)
    const wantedSubCategory = index.subCategories.indexOf(subCategory)
    const isWanted = (i: number) =>
      (wantedCategory < 0 || index.category[i] === wantedCategory) &&
      (wantedSubCategory < 0 || index.subCategory[i] === wantedSubCategory)
    const sought = searchWordsOf(search)
    if (sought.length === 0) {
      // A search for punctuation only, such as "???", matches nothing.
      const rows =
        search.trim() === '' ? inOrder(sort).filter((i) => index.kinds[i] === 0 && isWanted(i)) : []
      return { rows, nearest: [], described: new Set() }
    }
    const vague = sought.every(isVague)
    const asTyped = matchAll(sought, words, vague)
    const { matches, all } = isFound(asTyped)
      ? asTyped
      : (otherReadings(sought, words)
          .map((some) => matchAll(some, words, false))
          .find(isFound) ?? asTyped)
    const rows = inOrder(sort).filter((i) => all[i] !== 0 && isWanted(i))
    const described = rows.filter((i) => matches.every(({ weights }) => (weights[i] ?? 0) < KNOWN_BY))
    const nearest = () => {
      const any = total(matches, false)
      // In other categories, if there are any.
      const scores = isFound({ all }) ? all : any
      const near = everything.filter((i) => scores[i] !== 0)
      return best(near, any).slice(0, NEAREST)
    }
    return {
      rows: sort === 'default' ? best(rows, all) : rows,
      nearest: rows.length > 0 ? [] : nearest(),
      described: new Set(vague && described.length === rows.length ? [] : described),
    }
  }
}

/** How the index matches each word that tells what an item is, not just its size, and the rows that have all words. */
const matchAll = (sought: readonly string[], words: WordIndex, unfinished: boolean) => {
  const matches = sought.map((word) => words.match(word, unfinished))
  const telling = matches.filter((_, i) => !isMeasure(sought[i] ?? ''))
  return { matches: telling.length > 0 ? telling : matches, all: total(matches, true) }
}

const isFound = ({ all }: { all: Scores }): boolean => all.some((score) => score > 0)

/** The words with two of them joined or one of them split: "sun screen", "bugspray", "spf30". */
const otherReadings = (sought: readonly string[], words: WordIndex): (readonly string[])[] => [
  ...sought
    .slice(1)
    .map((word, i) => sought.toSpliced(i, 2, `${sought[i]}${word}`))
    .filter((some) => some.some((one) => words.has(one))),
  ...sought.flatMap((word, i) =>
    Array.from({ length: isMeasure(word) ? 0 : word.length - 3 }, (_, at) => [
      word.slice(0, at + 2),
      word.slice(at + 2),
    ])
      .filter((parts) => parts.every((part) => words.has(part)))
      .map((parts) => sought.toSpliced(i, 1, ...parts)),
  ),
]

/** The sum of scores. With `every`, rows that lack one of the words have none. */
const total = (matches: readonly Matches[], every: boolean): Scores =>
  matches
    .map(({ scores }) => scores)
    .reduce((sum, scores) =>
      sum.map((score, i) => (every && (score === 0 || scores[i] === 0) ? 0 : score + (scores[i] ?? 0))),
    )

/**
 * By descending score. Sorts numbers that hold both score and position, as a comparison function is too slow for 10,000
 * rows.
 */
const best = (rows: readonly number[], scores: Scores): number[] => {
  const keys = Float64Array.from(
    rows,
    (i) => Math.round((1000 - (scores[i] ?? 0)) * 1000) * scores.length + i,
  )
  return Array.from(keys.sort(), (key) => key % scores.length)
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
