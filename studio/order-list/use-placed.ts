import { useCallback, useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { moved, type Placed, positionsAfterMove, readPlaced } from './order'

const OPTIONS = { apiVersion: API_VERSION }
/** Of so many documents, drafts included; a longer list would be too slow to drag in. */
export const MOST_PLACED = 600
const QUERY = `*[_type == $type && !(_id in path("versions.**"))] | order(position asc, _id asc) [0...${MOST_PLACED}] {
  _id, position, "title": coalesce(name.es, name.en)
}`
/** Milliseconds: changes that come together are read once. */
const SETTLED = 300

/** The documents of a type in the shop's order, which follows every change, and `move`, which stores a new order. */
export const usePlaced = (type: string) => {
  const connected = useClient(OPTIONS)
  const client = useMemo(() => connected.withConfig({ perspective: 'raw' }), [connected])
  const [items, setItems] = useState<readonly Placed[]>()
  const [failure, setFailure] = useState<'read' | 'write'>()

  useEffect(() => {
    let isOver = false
    const load = () =>
      client
        .fetch(QUERY, { type })
        .then((found: unknown) => {
          if (!isOver) setItems(readPlaced(found))
        })
        .catch((error: unknown) => {
          console.error(error)
          if (!isOver) setFailure('read')
        })
    let timer = setTimeout(() => void load(), 0)
    const changes = client
      .listen('*[_type == $type]', { type }, { includeResult: false, visibility: 'query' })
      .subscribe({
        next: () => {
          clearTimeout(timer)
          timer = setTimeout(() => void load(), SETTLED)
        },
        error: (error: unknown) => console.error(error),
      })
    return () => {
      isOver = true
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client, type])

  const move = useCallback(
    async (from: number, to: number) => {
      if (!items) return
      const next = moved(items, from, to)
      const positions = positionsAfterMove(next, to)
      setItems(next.map((item) => ({ ...item, position: positions.get(item.id) ?? item.position })))
      setFailure(undefined)
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
        setItems(items)
        setFailure('write')
      }
    },
    [client, items],
  )

  return { items, failure, move }
}
