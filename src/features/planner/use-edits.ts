import { useCallback, useState } from 'react'
import type { TripRequest } from './engine/parameters'
import { areEqual } from './parameter-changes'
import type { SavedTrip } from './saved-trips'
import { keepTrip, tripWith } from './trips.store'

/** Changes that can be undone. */
const MOST = 30

interface Edits {
  readonly before: readonly TripRequest[]
  readonly current: TripRequest
  /** What the last change or undo did. */
  readonly last?: string
  /** Changes and undos so far: equal messages in a row are announced each. */
  readonly steps: number
}

/**
 * Changes a trip and undoes changes, also those of the form and of other tabs. `change` stays the same function, so that
 * parts of a plan can be memoized.
 */
export function useEdits({ id, request }: SavedTrip) {
  const [edits, setEdits] = useState<Edits>({ before: [], current: request, steps: 0 })
  const { before, current, last, steps } = edits
  if (request !== current) {
    const changed = areEqual(request, current) ? before : [...before, current].slice(-MOST)
    setEdits({ ...edits, before: changed, current: request })
  }
  const change = useCallback(
    (next: TripRequest, done: string) => {
      const trip = tripWith(id)
      if (!trip || next === trip.request) return
      keepTrip({ ...trip, request: next })
      setEdits((now) => ({ ...now, last: done, steps: now.steps + 1 }))
    },
    [id],
  )
  const undo = (done: string) => {
    const trip = tripWith(id)
    const previous = before.at(-1)
    if (!trip || !previous) return
    keepTrip({ ...trip, request: previous })
    setEdits({ before: before.slice(0, -1), current: previous, last: done, steps: steps + 1 })
  }
  return { change, undo, canUndo: before.length > 0, last, steps }
}
