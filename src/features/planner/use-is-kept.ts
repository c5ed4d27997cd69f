import { useSyncExternalStore } from 'react'
import { NO_TRIPS, parseTrips } from './saved-trips'
import { $trips, subscribeToTrips, TRIPS_KEY } from './trips.store'

/** What the browser refuses to store lives only in the tab (`lib/storage.ts`). */
const isKept = () => {
  try {
    const stored = localStorage.getItem(TRIPS_KEY)
    const current = JSON.stringify($trips.get())
    return stored === current || JSON.stringify(stored === null ? NO_TRIPS : parseTrips(stored)) === current
  } catch {
    return false
  }
}

/** Whether the plans outlive the tab: not if the browser's storage is full or blocked. */
export const useIsKept = () => useSyncExternalStore(subscribeToTrips, isKept, () => true)
