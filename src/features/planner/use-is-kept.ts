import { useSyncExternalStore } from 'react'
import { $trips, TRIPS_KEY } from './trips.store'

const subscribe = (changed: () => void) => $trips.listen(changed)

/** What the browser does not keep is in the storage of the tab (`lib/storage.ts`), or that is blocked too. */
const isKept = () => {
  try {
    return sessionStorage.getItem(TRIPS_KEY) === null
  } catch {
    return false
  }
}

/** Whether the plans outlast the tab: not where the browser's storage is full or blocked. */
export const useIsKept = () => useSyncExternalStore(subscribe, isKept, () => true)
