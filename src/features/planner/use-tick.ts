import { useState, useSyncExternalStore } from 'react'
import { afterPaint } from '~/lib/after-paint'
import { subscribeToTrips, tickItem, tripWith } from './trips.store'

/**
 * Whether the traveler has an item of a trip's packing list, and a function that ticks or unticks it. The box changes at
 * once; the trip is saved, and its sums are computed, after the next paint or when the page is left.
 */
export const useTick = (trip: string, item: string): [isTicked: boolean, toggle: () => void] => {
  const isStored = useSyncExternalStore(subscribeToTrips, () => tripWith(trip)?.has.includes(item) ?? false)
  const [unsaved, setUnsaved] = useState<boolean>()
  const isTicked = unsaved ?? isStored
  const toggle = () => {
    const next = !isTicked
    const save = () => {
      removeEventListener('pagehide', save)
      tickItem(trip, item, next)
      setUnsaved((latest) => (latest === next ? undefined : latest))
    }
    setUnsaved(next)
    addEventListener('pagehide', save)
    afterPaint(save)
  }
  return [isTicked, toggle]
}
