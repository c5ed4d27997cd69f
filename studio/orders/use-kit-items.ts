import { useCallback } from 'react'
import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { useLive } from '../use-live'
import { usePublished } from '../use-published'
import { KIT_ITEMS_QUERY } from './query'

const KITS = { filter: '*[_type == "kit"]', settledMs: 300 }

const kits = z.array(z.object({ id: z.string(), items: z.array(z.string()).nullish() }))

const NONE: ReadonlyMap<string, readonly string[]> = new Map()

/** What each kit contains, by its id, as far as it is known yet; products have no entry. */
export function useKitItems(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const wanted = ids.join()
  const read = useCallback(
    async (client: SanityClient) => {
      const found = kits.parse(await client.fetch(KIT_ITEMS_QUERY, { ids: wanted.split(',') }))
      return new Map(found.map(({ id, items }) => [id, items ?? []]))
    },
    [wanted],
  )
  return useLive(usePublished(), read, KITS).value ?? NONE
}
