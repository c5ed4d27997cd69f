import { z } from 'zod'

/** Type of the documents that count searches without a result, one per month, and how their private ids begin. */
export const SEARCH_MISSES = 'searchMisses'

export const searchMisses = z.object({
  searches: z.array(z.object({ _key: z.string(), text: z.string(), times: z.int() })),
})

/** The counts of several months together, the most frequent first. */
export function mostMissed(months: readonly z.infer<typeof searchMisses>[]): [string, number][] {
  const times = new Map<string, number>()
  for (const { searches } of months)
    for (const search of searches) times.set(search.text, (times.get(search.text) ?? 0) + search.times)
  return [...times].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
}
