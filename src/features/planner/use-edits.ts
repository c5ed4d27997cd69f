import { useCallback, useState } from 'react'
import type { TripRequest } from './engine/parameters'
import { keepTrip, tripWith } from './trips.store'

/** Changes that can be undone. */
const MOST = 30

interface Edits {
  readonly before: readonly TripRequest[]
  readonly last?: 'change' | 'undo'
  /** Changes and undos so far: equal messages in a row are announced each. */
  readonly steps: number
}

/** Changes a trip and undoes changes. `change` stays the same function, so that parts of a plan can be memoized. */
export function useEdits(id: string) {
  const [{ before, last, steps }, setEdits] = useState<Edits>({ before: [], steps: 0 })
  const change = useCallback(
    (next: TripRequest) => {
      const trip = tripWith(id)
      if (!trip || next === trip.request) return
      keepTrip({ ...trip, request: next })
      setEdits((edits) => ({
        before: [...edits.before, trip.request].slice(-MOST),
        last: 'change',
        steps: edits.steps + 1,
      }))
    },
    [id],
  )
  const undo = () => {
    const trip = tripWith(id)
    const request = before.at(-1)
    if (!trip || !request) return
    keepTrip({ ...trip, request })
    setEdits({ before: before.slice(0, -1), last: 'undo', steps: steps + 1 })
  }
  return { change, undo, canUndo: before.length > 0, last, steps }
}
