import { invalid } from './errors'

/** One page of `items` (as kept, oldest first; answered newest first) in Resend's list shape. */
export const listOf = <T extends { readonly id: string }, V>(
  items: readonly T[],
  query: Readonly<Record<string, string>>,
  view: (item: T) => V,
) => {
  const limit = Number(query['limit'] ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('The `limit` must be a number between 1 and 100.')
  if (query['after'] && query['before']) throw invalid('`after` and `before` cannot be used together.')
  const newestFirst = [...items].reverse()
  const place = (id: string) => {
    const index = newestFirst.findIndex((item) => item.id === id)
    if (index < 0) throw invalid(`The cursor \`${id}\` is not in this list.`)
    return index
  }
  const start = query['after']
    ? place(query['after']) + 1
    : query['before']
      ? Math.max(0, place(query['before']) - limit)
      : 0
  const end = query['before'] ? place(query['before']) : start + limit
  return {
    object: 'list',
    has_more: query['before'] ? start > 0 : end < newestFirst.length,
    data: newestFirst.slice(start, end).map(view),
  }
}
