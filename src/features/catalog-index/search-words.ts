import type { Kit, Product } from '~/content/types'
import { type SynonymGroup, synonymsFor } from './synonyms'
import { foldedWords, isMeasure, plainWords, singular } from './words'

interface SearchWords {
  readonly keywords: string
  readonly details: string
}
type FindWords = (item: Product | Kit) => SearchWords

const known = new WeakMap<readonly SynonymGroup[], FindWords>()

/** The words that find a product or kit, other than those of its name and description, each once. */
export const searchWords = (groups: readonly SynonymGroup[]): FindWords => {
  const find = known.get(groups) ?? rememberWords(wordsWith(groups))
  known.set(groups, find)
  return find
}

const rememberWords = (find: FindWords): FindWords => {
  const found = new WeakMap<object, SearchWords>()
  return (item) => {
    const words = found.get(item) ?? find(item)
    found.set(item, words)
    return words
  }
}

/** Find what is on sale, in both languages. */
const SALE = ['oferta', 'rebaja', 'descuento', 'sale', 'discount']

const wordsWith = (groups: readonly SynonymGroup[]): FindWords => {
  const synonyms = synonymsFor(groups)
  return (item) => {
    const { name, description, keywords } = item
    const details = detailsOf(item)
    const own = [
      ...keywords.value,
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

/** Measures as words, such as `3.4o`. */
const measuresIn = (text: string): string[] => foldedWords(text).filter(isMeasure)

const allWords = (text: string): string[] => [...plainWords(text), ...measuresIn(text)]

/** The words without those whose singular is among the `known`. */
const unique = (words: readonly string[], known: readonly string[]): string[] => {
  const forms = new Set(known.map(singular))
  const bySingular = new Map(words.map((word) => [singular(word), word]))
  return [...bySingular].flatMap(([form, word]) => (forms.has(form) ? [] : [word]))
}
