import { persistentAtom } from '@nanostores/persistent'
import '~/lib/storage'
import { NO_TRIPS, parseTrips, type SavedTrips } from './saved-trips'

const TRIPS_KEY = 'travelstore-trip'

/** The traveler's plans, kept on the device only and shared between tabs. */
export const $trips = persistentAtom<SavedTrips>(TRIPS_KEY, NO_TRIPS, {
  encode: JSON.stringify,
  decode: parseTrips,
})
