import { invalidRequest } from './errors'
import { integer, text } from './parameters'

export const pagination = {
  limit: integer({ min: 1, max: 100 }).default(10),
  starting_after: text().optional(),
}

interface Page {
  readonly limit: number
  readonly starting_after?: string | undefined
}

/** A page of `items` in Stripe's list shape; `items` are in the order of the list. */
export const listPage = <T extends { readonly id: string }, V>(
  items: readonly T[],
  { limit, starting_after: cursor }: Page,
  url: string,
  serialize: (item: T) => V,
) => {
  const previous = cursor === undefined ? -1 : items.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && previous < 0)
    throw invalidRequest(`No such object: '${cursor}'`, 'starting_after', 'resource_missing')
  const start = previous + 1
  return {
    object: 'list',
    data: items.slice(start, start + limit).map(serialize),
    has_more: start + limit < items.length,
    url,
  }
}
