import type { LakeDocument } from '../document'

/** A query without `text::query()`, which groq-js does not support. */
export interface Rewritten {
  readonly query: string
  /** Words to search for, by the parameter to fill with the ids found. */
  readonly searches: ReadonlyMap<string, string>
}

const WHOLE_DOCUMENT = /(?:\[\s*@\s*,\s*_id\s*\]|@)\s+match\s+text::query\(([^()]*)\)/g
const ONE_FIELD = /\bmatch\s+text::query\(([^()]*)\)/g

/**
 * Replaces `[@, _id] match text::query($q)`, which the Studio's lists and search use, by a lookup in a list of ids. A
 * list in the Studio searches for `*`: that lookup would compare every document with every other.
 */
export const withoutTextQuery = (query: string, params: Readonly<Record<string, unknown>>): Rewritten => {
  const searches = new Map<string, string>()
  const rewritten = query.replace(WHOLE_DOCUMENT, (_whole, expression: string) => {
    const search = textOfExpression(expression.trim(), params)
    if (wordsOf(search).length === 0) return 'true'
    const name = `text${searches.size}__hits`
    searches.set(name, search)
    return `_id in $${name}`
  })
  return { query: rewritten.replace(ONE_FIELD, 'match ($1)'), searches }
}

/** Ids of documents that contain words with all given prefixes; `-word` excludes, `"two words"` is a phrase. */
export const searchText = (documents: readonly LakeDocument[], search: string): string[] => {
  const terms = [...fold(search).matchAll(/(-?)(?:"([^"]+)"|([^\s"]+))/g)].map(([, minus, phrase, word]) => ({
    wanted: minus === '',
    words: wordsOf(phrase ?? word ?? ''),
  }))
  return documents
    .filter((document) => {
      const text = textOf(document)
      return terms.every(
        ({ wanted, words }) => words.length === 0 || text.includes(` ${words.join(' ')}`) === wanted,
      )
    })
    .map(({ _id }) => _id)
}

const textOfExpression = (expression: string, params: Readonly<Record<string, unknown>>): string =>
  expression.startsWith('$')
    ? String(params[expression.slice(1)] ?? '')
    : expression.replace(/^["']|["']$/g, '')

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}_-]+/u).filter(Boolean)

const cache = new WeakMap<LakeDocument, string>()

const textOf = (document: LakeDocument): string => {
  const text = cache.get(document) ?? ` ${wordsOf(fold(strings(document).join(' '))).join(' ')} `
  cache.set(document, text)
  return text
}

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
