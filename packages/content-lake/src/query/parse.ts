import { GroqSyntaxError, parse } from 'groq-js'
import { dataError } from '../errors'
import { withoutTextQuery } from './text'

/** A node of the syntax tree; groq-js exports no generic type for it. */
export interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

export interface ParsedQuery {
  readonly tree: Node
  /** Parameters to fill with the ids found by a text search, and the words to search for. */
  readonly searches: ReadonlyMap<string, string>
  /** Parameters to fill with some of the documents, which are read instead of all. */
  readonly subsets: ReadonlyMap<string, Subset>
  /** groq-js evaluates some functions only asynchronously. */
  readonly asyncOnly: boolean
}

/** All documents of a type, or all that refer to one of several ids. */
export type Subset = { readonly type: string } | { readonly references: readonly string[] }

type Params = Readonly<Record<string, unknown>>

const CACHE_SIZE = 500
const cache = new Map<string, ParsedQuery>()

/** Parses with a cache. Throws a 400 like Sanity's for invalid syntax or a missing parameter. */
export const parseQuery = (query: string, params: Params): ParsedQuery => {
  const key = `${query}\n${JSON.stringify(params)}`
  const found = cache.get(key) ?? parseFresh(query, params)
  cache.delete(key)
  cache.set(key, found)
  if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value as string)
  return found
}

const parseFresh = (query: string, params: Params): ParsedQuery => {
  const { query: plain, searches } = withoutTextQuery(query, params)
  const tree = parseTree(plain, params, query)
  const subsets = new Map<string, Subset>()
  const narrowed = narrow(tree, subsets) as Node
  refuseUnknownParameters(narrowed, new Set([...searches.keys(), ...subsets.keys()]), query)
  return {
    tree: narrowed,
    searches,
    subsets,
    asyncOnly: hasAsyncFunction(narrowed),
  }
}

const parseTree = (plain: string, params: Params, query: string): Node => {
  try {
    return parse(plain, { params }) as Node
  } catch (cause) {
    const start = cause instanceof GroqSyntaxError ? cause.position : 0
    const description = cause instanceof Error ? cause.message : String(cause)
    throw dataError(400, 'queryParseError', description, { query, start, end: Math.max(start, query.length) })
  }
}

/**
 * Lets `*[_type == "x" && …]` and `*[references("id") && …]` read only the documents that matter: `*` becomes a
 * parameter with them. Whatever follows `true ||` is dropped.
 */
const narrow = (value: unknown, subsets: Map<string, Subset>): unknown => {
  if (Array.isArray(value)) return value.map((item) => narrow(item, subsets))
  if (!isNode(value) || value.type === 'Value') return value
  if (value.type === 'Or' && isNode(value['left']) && value['left']['value'] === true) return value['left']
  const subset =
    value.type === 'Filter' && isNode(value['base']) && value['base'].type === 'Everything'
      ? subsetOf(value['expr'])
      : undefined
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, narrow(child, subsets)]),
  )
  if (!subset) return inner
  const name = JSON.stringify(subset)
  subsets.set(name, subset)
  return { ...inner, base: { type: 'Parameter', name } }
}

const subsetOf = (expression: unknown): Subset | undefined => {
  if (!isNode(expression)) return undefined
  if (expression.type === 'Group') return subsetOf(expression['base'])
  if (expression.type === 'And') return subsetOf(expression['left']) ?? subsetOf(expression['right'])
  if (expression.type === 'FuncCall' && expression['name'] === 'references')
    return referencesIn(expression['args'])
  const { type, op, left, right } = expression
  const isType = isNode(left) && left.type === 'AccessAttribute' && left['name'] === '_type' && !left['base']
  const isText = isNode(right) && right.type === 'Value' && typeof right['value'] === 'string'
  return type === 'OpCall' && op === '==' && isType && isText ? { type: right['value'] as string } : undefined
}

/** Parameters are values here already. */
const referencesIn = (args: unknown): Subset | undefined => {
  const ids = (args as readonly Node[])
    .flatMap((arg) => (arg.type === 'Value' ? [arg['value']] : [undefined]))
    .flat()
  return ids.every((id) => typeof id === 'string') ? { references: ids } : undefined
}

const refuseUnknownParameters = (value: unknown, allowed: ReadonlySet<string>, query: string): void => {
  if (Array.isArray(value)) for (const item of value) refuseUnknownParameters(item, allowed, query)
  if (!isNode(value) || value.type === 'Value') return
  if (value.type === 'Parameter' && !allowed.has(value['name'] as string))
    throw dataError(400, 'queryParseError', `param $${String(value['name'])} referenced, but not provided`, {
      query,
      start: 0,
      end: query.length,
    })
  for (const child of Object.values(value)) refuseUnknownParameters(child, allowed, query)
}

const hasAsyncFunction = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasAsyncFunction)
  if (!isNode(value) || value.type === 'Value') return false
  if (value.type === 'FuncCall' && value['namespace'] === 'diff') return true
  return Object.values(value).some(hasAsyncFunction)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
