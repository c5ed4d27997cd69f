import type { Kit, Product } from '~/content/types'
import { type SynonymGroup, synonymsFor } from './synonyms'
import { foldedWords, isMeasure, plainWords, singular, wordsOf } from './words'

interface SearchWords {
  readonly keywords: string
  readonly details: string
}
type FindWords = (item: Product | Kit, otherNames: readonly string[]) => SearchWords

const known = new WeakMap<readonly SynonymGroup[], FindWords>()

/**
 * The words that find a product or kit, other than those of its name and description, each once. `otherNames` are its
 * names in other languages.
 */
export const searchWords = (groups: readonly SynonymGroup[]): FindWords => {
  const find = known.get(groups) ?? rememberWords(wordsWith(groups))
  known.set(groups, find)
  return find
}

const rememberWords = (find: FindWords): FindWords => {
  const found = new WeakMap<object, SearchWords>()
  return (item, otherNames) => {
    const words = found.get(item) ?? find(item, otherNames)
    found.set(item, words)
    return words
  }
}

/** Find what is on sale, in both languages. */
const SALE = ['oferta', 'rebaja', 'descuento', 'sale', 'discount']

const wordsWith = (groups: readonly SynonymGroup[]): FindWords => {
  const synonyms = synonymsFor(groups)
  return (item, otherNames) => {
    const { name, description, keywords } = item
    const details = detailsOf(item)
    const own = [
      ...keywords.value,
      ...otherNames,
      ...[name.value, ...keywords.value].flatMap(synonyms),
      ...(item.kind !== 'kit' && item.originalPrice !== undefined ? SALE : []),
    ]
    const named = plainWords(name.value)
    const keys = unique([...own.flatMap(allWords), ...measuresIn(name.value)], named)
    const known = [...named, ...plainWords(description.value), ...keys]
    const more = [...details, ...details.flatMap(synonyms)].flatMap(allWords)
    return {
      keywords: keys.join(' '),
      details: unique([...more, ...measuresIn(description.value)], known).join(' '),
    }
  }
}

const detailsOf = (item: Product | Kit): readonly string[] => [
  ...(item.kind === 'kit' ? item.items.value : item.details.value),
  ...(item.facts.material ? [item.facts.material.value] : []),
  ...(item.facts.size ? [item.facts.size.value] : []),
]

/** Names of the same unit, to be found by any of them, also while one is being typed. */
const UNITS = [
  ['oz', 'onza', 'ounce', 'fl', 'fluid'],
  ['ml', 'mililitro', 'milliliter', 'cc'],
  ['l', 'lt', 'litro', 'liter'],
  ['g', 'gramo', 'gram'],
]

const NUMBERS = [
  ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
]

/** Below a liter, `100m` is also `0.1l` and `100c`. Milliampere-hours have an `m`, too, and are more. */
const withEquals = (measure: string): string[] => {
  const number = Number.parseFloat(measure)
  const milliliters = measure.endsWith('l') ? number * 1000 : number
  return /[lm]$/.test(measure) && milliliters < 1000
    ? [`${milliliters}m`, `${milliliters}c`, `${milliliters / 1000}l`]
    : [measure]
}

/** Measures as words, such as `3.4o`, with the names of their units and numbers. */
const measuresIn = (text: string): string[] => {
  const measures = foldedWords(text).filter(isMeasure)
  if (measures.length === 0) return []
  const words = new Set(wordsOf(text.replace(/\d/g, ' ')))
  const units = UNITS.filter((names) => names.some((name) => words.has(singular(name))))
  const numbers = measures.map((measure) => Number.parseFloat(measure))
  return [
    ...measures.flatMap(withEquals),
    ...units.flat(),
    ...NUMBERS.flatMap((names) => numbers.flatMap((n) => names[n - 1] ?? [])),
  ]
}

const allWords = (text: string): string[] => [...plainWords(text), ...measuresIn(text)]

/** The words without those whose singular is among the `known`. */
const unique = (words: readonly string[], known: readonly string[]): string[] => {
  const forms = new Set(known.map(singular))
  const bySingular = new Map(words.map((word) => [singular(word), word]))
  return [...bySingular].flatMap(([form, word]) => (forms.has(form) ? [] : [word]))
}
