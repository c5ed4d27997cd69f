import { evaluate, evaluateSync, toJS } from 'groq-js'
import type { LakeDocument } from '../document'
import { dataError } from '../errors'
import { allReferences } from '../store/references'
import { type ParsedQuery, type Subset, parseQuery } from './parse'
import { searchText } from './text'
import type { View } from './views'

interface Scope {
  readonly params?: Readonly<Record<string, unknown>>
  /** The user id, for `identity()`. */
  readonly identity?: string | undefined
  /** Resolves references that lead out of the view. */
  readonly resolve?: (id: string) => LakeDocument | undefined
}

/** The result of `query` over `view` as plain JSON; a missing value is `null`. */
export const runQuery = async (view: View, query: string, scope: Scope = {}): Promise<unknown> => {
  const parsed = parseQuery(query, scope.params ?? {})
  if (!parsed.asyncOnly) return evaluateNow(parsed, view, scope)
  const value = await evaluate(parsed.tree, optionsFor(parsed, view, scope))
  return ((await value.get()) as unknown) ?? null
}

/** {@link runQuery} for code that may not yield to other writes. Throws a 400 for functions that cannot do that. */
export const runQuerySync = (view: View, query: string, scope: Scope = {}): unknown => {
  const parsed = parseQuery(query, scope.params ?? {})
  if (!parsed.asyncOnly) return evaluateNow(parsed, view, scope)
  throw dataError(400, 'queryParseError', 'diff:: functions are not supported here', { query })
}

const evaluateNow = (parsed: ParsedQuery, view: View, scope: Scope): unknown => {
  const value: unknown = evaluateSync(parsed.tree, optionsFor(parsed, view, scope))
  return toJS(value) ?? null
}

const optionsFor = (parsed: ParsedQuery, view: View, { params, identity, resolve }: Scope) => {
  const follow = resolve ?? ((id: string) => view.byId.get(id))
  return {
    dataset: view.documents,
    params: { ...params, ...ownParams(parsed, view) },
    identity: identity ?? '',
    dereference: (({ _ref }: { _ref: string }) => follow(_ref)) as never,
  }
}

const ownParams = ({ searches, subsets }: ParsedQuery, view: View): Record<string, unknown> =>
  Object.fromEntries([
    ...[...searches].map(([name, words]) => [name, searchText(view.documents, words)]),
    ...[...subsets].map(([name, subset]) => [name, documentsIn(subset, view)]),
  ])

const documentsIn = (subset: Subset, { documents, byType }: View): readonly LakeDocument[] => {
  if ('type' in subset) return byType.get(subset.type) ?? []
  const ids = new Set(subset.references)
  return documents.filter((document) => !allReferences(document).isDisjointFrom(ids))
}
