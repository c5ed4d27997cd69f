import type { Kit, Product } from '~/content/types'
import { type SynonymGroup, synonymsFor } from './synonyms'
import { foldedWords, singular, wordsOf } from './words'

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
    const known = new Set([name.value, description.value, ...own].flatMap(wordsOf))
    return {
      keywords: unique(own, new Set(wordsOf(name.value))).join(' '),
      details: unique([...details, ...details.flatMap(synonyms)], known).join(' '),
    }
  }
}

const detailsOf = (item: Product | Kit): readonly string[] => [
  ...(item.kind === 'kit' ? item.items.value : item.details.value),
  ...(item.facts.material ? [item.facts.material.value] : []),
  ...(item.facts.size ? [item.facts.size.value] : []),
]

const unique = (texts: readonly string[], known: ReadonlySet<string>): string[] => {
  const bySingular = new Map(texts.flatMap(foldedWords).map((word) => [singular(word), word]))
  return [...bySingular].flatMap(([form, word]) => (known.has(form) ? [] : [word]))
}
