import type { Kit, Product } from '~/content/types'
import { type SynonymGroup, synonymsFor } from './synonyms'
import { indexedWords, singular } from './words'

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

/** Not a space, which would join a number and a unit that do not belong together. */
const BETWEEN = '|'

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
    const known = formsOf([name.value, description.value, ...own])
    return {
      keywords: unique(own, formsOf([name.value])).join(BETWEEN),
      details: unique([...details, ...details.flatMap(synonyms)], known).join(BETWEEN),
    }
  }
}

const detailsOf = (item: Product | Kit): readonly string[] => [
  ...(item.kind === 'kit' ? item.items.value : item.details.value),
  ...(item.facts.material ? [item.facts.material.value] : []),
  ...(item.facts.size ? [item.facts.size.value] : []),
]

const formsOf = (texts: readonly string[]) => new Set(texts.flatMap(indexedWords).map(singular))

const unique = (texts: readonly string[], known: ReadonlySet<string>): string[] => {
  const bySingular = new Map(texts.flatMap(indexedWords).map((word) => [singular(word), word]))
  return [...bySingular].flatMap(([form, word]) => (known.has(form) ? [] : [word]))
}
