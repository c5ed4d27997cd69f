import { useSyncExternalStore } from 'react'
import { $trips, tickItem, tripWith } from './trips.store'

const subscribe = (changed: () => void) => $trips.listen(changed)

/** Whether the traveler has an item of a trip's packing list, and a function that ticks or unticks it. */
export const useTick = (trip: string, item: string): [isTicked: boolean, toggle: () => void] => [
  useSyncExternalStore(subscribe, () => tripWith(trip)?.has.includes(item) ?? false),
  () => tickItem(trip, item),
]
