import { evaluateSync, toJS } from 'groq-js'
import type { LakeDocument } from '../document'
import { type ParsedQuery, parseQuery } from './parse'
import { searchText } from './text'
import type { View } from './views'

interface Scope {
  readonly params?: Readonly<Record<string, unknown>>
  /** Who asks, for `identity()`. */
  readonly identity?: string | undefined
  /** Where references lead to, when not into the view itself. */
  readonly resolve?: (id: string) => LakeDocument | undefined
}

/** The result of `query` over `view` as plain JSON; what is not there is `null`. */
export const runQuery = (
  view: View,
  query: string,
  { params = {}, identity, resolve }: Scope = {},
): unknown => {
  const parsed = parseQuery(query, params)
  const follow = resolve ?? ((id: string) => view.byId.get(id))
  const value: unknown = evaluateSync(parsed.tree as never, {
    dataset: view.documents,
    params: { ...params, ...ownParams(parsed, view) },
    identity: identity ?? '',
    dereference: (({ _ref }: { _ref: string }) => follow(_ref)) as never,
  })
  return toJS(value as never) ?? null
}

const ownParams = ({ searches, types }: ParsedQuery, view: View): Record<string, unknown> =>
  Object.fromEntries([
    ...[...searches].map(([name, words]) => [name, searchText(view.documents, words)]),
    ...types.map((type) => [`type:${type}`, view.byType.get(type) ?? []]),
  ])
