import { useCallback, useEffect, useRef, useState } from 'react'
import { dismissToast, notify } from '~/features/notifications/toast'
import { afterPaint } from '~/lib/after-paint'
import type { TripRequest } from './engine/parameters'
import { editText } from './edit-text'
import { areEqual } from './parameter-changes'
import type { CurrentPlan, PlanProps } from './plan-props'
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
 * did, with an Undo that is on screen wherever the change was made. `change` stays the same function, so that parts of
 * a plan can be memoized. It computes no plan: that takes longer than a frame.
 */
export function useEdits(
  { id, request }: SavedTrip,
  planOf: (request: TripRequest) => CurrentPlan,
  { data, t }: Pick<PlanProps, 'data' | 't'>,
) {
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
    say(() => t.plan.undone)
  }
  /** For a toast that outlives the render of its change. */
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  const change: PlanProps['onChange'] = useCallback(
    (edit, done, place) => {
      const trip = tripWith(id)
      if (!trip) return
      const before = planOf(trip.request)
      const next = edit(before)
      if (next === trip.request) return
      keepTrip({ ...trip, request: next })
      setEdits((now) => ({ ...now, hasChanged: true }))
      say(
        () => {
          const after = planOf(next)
          return editText(done(after), place, before, after, data, t)
        },
        () => latest.current(),
      )
    },
    [id, planOf, data, t],
  )
  return { change, undo, canUndo: before.length > 0, hasChanged }
}

/** Replaces the previous toast, so that Undo undoes only one change. */
const say = (message: () => string, undo?: () => void) =>
  afterPaint(() => {
    dismissToast()
    notify(message(), 'success', undo)
  })
