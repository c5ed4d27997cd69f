import { useCallback, useState } from 'react'
import type { TripRequest } from './engine/parameters'
import { keepTrip, tripWith } from './trips.store'

/** Changes that can be undone. */
const MOST = 30

interface Edits {
  readonly before: readonly TripRequest[]
  readonly last?: 'change' | 'undo'
}

/** Changes a trip and undoes changes. `change` stays the same function, so that parts of a plan can be memoized. */
export function useEdits(id: string) {
  const [{ before, last }, setEdits] = useState<Edits>({ before: [] })
  const change = useCallback(
    (next: TripRequest) => {
      const trip = tripWith(id)
      if (!trip || next === trip.request) return
      keepTrip({ ...trip, request: next })
      setEdits((edits) => ({ before: [...edits.before, trip.request].slice(-MOST), last: 'change' }))
    },
    [id],
  )
  const undo = () => {
    const trip = tripWith(id)
    const request = before.at(-1)
    if (!trip || !request) return
    keepTrip({ ...trip, request })
    setEdits({ before: before.slice(0, -1), last: 'undo' })
  }
  return { change, undo, canUndo: before.length > 0, last }
}
