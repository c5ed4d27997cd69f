import { z } from 'zod'
import { invalid } from './errors'
import { expand, integer, text } from './parameters'

/** What every list can be asked with. */
export const listParameters = {
  limit: integer({ min: 1, max: 100 }).default(10),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: z
    .union([
      integer(),
      z.strictObject({
        gt: integer().optional(),
        gte: integer().optional(),
        lt: integer().optional(),
        lte: integer().optional(),
      }),
    ])
    .optional(),
  expand,
}

interface Page {
  readonly limit: number
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
}
type Created = z.output<typeof listParameters.created>

/** Whether `seconds` lies in the asked range. */
export const wasCreated = (seconds: number, range: Created): boolean => {
  if (range === undefined) return true
  if (typeof range === 'number') return seconds === range
  return (
    seconds > (range.gt ?? -Infinity) &&
    seconds >= (range.gte ?? -Infinity) &&
    seconds < (range.lt ?? Infinity) &&
    seconds <= (range.lte ?? Infinity)
  )
}

/** One page of `items` (oldest first as kept; newest first as answered) in Stripe's list shape. */
export const listOf = <T extends { readonly id: string }, V>(
  items: readonly T[],
  page: Page,
  url: string,
  view: (item: T) => V,
) => {
  const newestFirst = [...items].reverse()
  const place = (id: string, param: string) => {
    const index = newestFirst.findIndex((item) => item.id === id)
    if (index < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing')
    return index
  }
  const before = page.ending_before ? place(page.ending_before, 'ending_before') : undefined
  const start =
    before !== undefined
      ? Math.max(0, before - page.limit)
      : page.starting_after
        ? place(page.starting_after, 'starting_after') + 1
        : 0
  const end = Math.min(before ?? newestFirst.length, start + page.limit)
  return {
    object: 'list',
    data: newestFirst.slice(start, end).map(view),
    has_more: before !== undefined ? start > 0 : end < newestFirst.length,
    url,
  }
}
