import { useCallback, useMemo, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { useLive } from '../use-live'
import { moved, type Placed, positionsAfterMove, readPlaced } from './order'

const OPTIONS = { apiVersion: API_VERSION }
/** The most documents in a list, drafts included; dragging in a longer one would be too slow. */
export const MOST_PLACED = 600
const QUERY = `*[_type == $type && !(_id in path("versions.**"))] | order(position asc, _id asc) [0...${MOST_PLACED}] {
  _id, position, "title": coalesce(name.es, name.en)
}`

/** The documents of a type in the shop's order, which follows every change, and `move`, which stores a new order. */
export const usePlaced = (type: string) => {
  const connected = useClient(OPTIONS)
  const client = useMemo(() => connected.withConfig({ perspective: 'raw' }), [connected])
  const read = useCallback(
    async (from: SanityClient) => {
      const found: unknown = await from.fetch(QUERY, { type })
      return readPlaced(found)
    },
    [type],
  )
  const followed = useMemo(() => ({ filter: '*[_type == $type]', params: { type }, settledMs: 300 }), [type])
  const { value, failed } = useLive(client, read, followed)
  /** The new order, until the list is read again. */
  const [changed, setChanged] = useState<{
    readonly since: typeof value
    readonly items: readonly Placed[]
  }>()
  const [notStored, setNotStored] = useState(false)
  const items: readonly Placed[] | undefined = changed && changed.since === value ? changed.items : value

  const move = useCallback(
    async (from: number, to: number) => {
      if (!items) return
      const next = moved(items, from, to)
      const positions = positionsAfterMove(next, to)
      setChanged({
        since: value,
        items: next.map((item) => ({ ...item, position: positions.get(item.id) ?? item.position })),
      })
      setNotStored(false)
      const transaction = client.transaction()
      for (const { id, versions } of next) {
        const position = positions.get(id)
        if (position === undefined) continue
        for (const version of versions) transaction.patch(version, { set: { position } })
      }
      try {
        await transaction.commit({ visibility: 'async' })
      } catch (error) {
        console.error(error)
        setChanged({ since: value, items })
        setNotStored(true)
      }
    },
    [client, items, value],
  )

  const failure = notStored ? ('write' as const) : failed ? ('read' as const) : undefined
  return { items, failure, move }
}
