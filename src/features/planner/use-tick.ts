import { useSyncExternalStore } from 'react'
import { subscribeToTrips, tickItem, tripWith } from './trips.store'

/** Whether the traveler has an item of a trip's packing list, and a function that ticks or unticks it. */
export const useTick = (trip: string, item: string): [isTicked: boolean, toggle: () => void] => [
  useSyncExternalStore(subscribeToTrips, () => tripWith(trip)?.has.includes(item) ?? false),
  () => tickItem(trip, item),
]
