import { useEffect, useState } from 'react'
import { z } from 'zod'
import { usePublished } from '../use-published'
import { KIT_ITEMS_QUERY } from './query'

const kits = z.array(z.object({ id: z.string(), items: z.array(z.string()).nullish() }))

/** What each kit contains, by its id, as far as it is known yet; products have no entry. */
export function useKitItems(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const client = usePublished()
  const [items, setItems] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const wanted = ids.join()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const found = kits.parse(await client.fetch(KIT_ITEMS_QUERY, { ids: wanted.split(',') }))
      if (isCurrent) setItems(new Map(found.map(({ id, items }) => [id, items ?? []])))
    }
    read().catch(console.error)
    return () => {
      isCurrent = false
    }
  }, [client, wanted])
  return items
}
