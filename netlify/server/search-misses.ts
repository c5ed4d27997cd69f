import { z } from 'zod'
import { SEARCH_MISSES, searchMisses } from '~/features/catalog-index/search-misses.server'
import { plainWords } from '~/features/catalog-index/words'
import type { Env } from '~/lib/env/env.server'
import { dayInHonduras } from '~/lib/honduras-time'
import { askContent, contentWriter, isConflict } from './content'

/** How many different searches are kept per month. */
const MOST_SEARCHES = 300

const month = searchMisses.extend({ _rev: z.string() })
type Searches = z.infer<typeof searchMisses>['searches']

/**
 * The words of a search as they are counted; undefined for text that is too short or long to be about a product, or
 * that could identify a person: addresses and long numbers.
 */
export function countedSearch(typed: string): string | undefined {
  if (/@|\d{4,}/.test(typed)) return undefined
  const words = plainWords(typed)
  const text = words.join(' ')
  return text.length >= 3 && text.length <= 40 && words.length <= 5 ? text : undefined
}

/** The counts with one more for `text`. A new search is left out when there are {@link MOST_SEARCHES}. */
export function withSearch(searches: Searches, text: string): Searches {
  if (searches.some((one) => one.text === text))
    return searches.map((one) => (one.text === text ? { ...one, times: one.times + 1 } : one))
  return searches.length >= MOST_SEARCHES ? searches : [...searches, { _key: keyOf(text), text, times: 1 }]
}

const keyOf = (text: string) => text.replaceAll(' ', '-')

/**
 * Adds one to the month's count of a search. Nothing about who searched is stored. If two calls come at the same
 * moment, only one counts.
 */
export async function countSearchMiss(env: Env, typed: string, now: Date): Promise<void> {
  const text = countedSearch(typed)
  if (text === undefined) return
  const _id = `${SEARCH_MISSES}.${dayInHonduras(now).slice(0, 7)}`
  await askContent(async () => {
    const client = contentWriter(env)
    const known = month.safeParse(await client.getDocument(_id)).data
    const searches = withSearch(known?.searches ?? [], text)
    await (known
      ? client.patch(_id).set({ searches }).ifRevisionId(known._rev).commit()
      : client.create({ _id, _type: SEARCH_MISSES, searches }))
  }).catch((error: unknown) => {
    if (!isConflict(error)) throw error
  })
}
