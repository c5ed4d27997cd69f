import { useCallback, useEffect, useRef, useState } from 'react'
import { dismissToast, notify } from '~/features/notifications/toast'
import type { TripRequest } from './engine/parameters'
import { areEqual } from './parameter-changes'
import type { SavedTrip } from './saved-trips'
import { keepTrip, tripWith } from './trips.store'

/** The number of changes that can be undone. */
const MOST = 30

interface Edits {
  readonly before: readonly TripRequest[]
  readonly current: TripRequest
  /** Something was changed or undone. */
  readonly hasChanged: boolean
}

/**
 * Changes a trip and undoes changes, including those made by the form and in other tabs. A toast says what each change
 * did, with an Undo that is on screen wherever the change was made; `undone` is the message after an undo. `change`
 * stays the same function, so that parts of a plan can be memoized.
 */
export function useEdits({ id, request }: SavedTrip, undone: string) {
  const [edits, setEdits] = useState<Edits>({ before: [], current: request, hasChanged: false })
  const { before, current, hasChanged } = edits
  if (request !== current) {
    const changed = areEqual(request, current) ? before : [...before, current].slice(-MOST)
    setEdits({ ...edits, before: changed, current: request })
  }
  const undo = () => {
    const trip = tripWith(id)
    const previous = before.at(-1)
    if (!trip || !previous) return
    keepTrip({ ...trip, request: previous })
    setEdits({ before: before.slice(0, -1), current: previous, hasChanged: true })
    say(undone)
  }
  /** For a toast that outlives the render of its change. */
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  const change = useCallback(
    (next: TripRequest, done: string) => {
      const trip = tripWith(id)
      if (!trip || next === trip.request) return
      keepTrip({ ...trip, request: next })
      setEdits((now) => ({ ...now, hasChanged: true }))
      say(done, () => latest.current())
    },
    [id],
  )
  return { change, undo, canUndo: before.length > 0, hasChanged }
}

/** Replaces the previous toast, so that Undo undoes only one change. */
const say = (message: string, undo?: () => void) => {
  dismissToast()
  notify(message, 'success', undo)
}
