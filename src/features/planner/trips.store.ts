import { persistentAtom } from '@nanostores/persistent'
import '~/lib/storage'
import { MAX_HAS, NO_TRIPS, parseTrips, type SavedTrip, type SavedTrips, withTrip } from './saved-trips'

export const TRIPS_KEY = 'travelstore-trip'

/** The traveler's plans, kept on the device only and shared between tabs. */
export const $trips = persistentAtom<SavedTrips>(TRIPS_KEY, NO_TRIPS, {
  encode: JSON.stringify,
  decode: parseTrips,
})

/** For `useSyncExternalStore`. */
export const subscribeToTrips = (changed: () => void) => $trips.listen(changed)

export const keepTrip = (trip: SavedTrip) => $trips.set(withTrip($trips.get(), trip))

export const tripWith = (id: string): SavedTrip | undefined =>
  $trips.get().trips.find((trip) => trip.id === id)

/** Changes the traveler's own packing items, which items are shown, or what is not bought. */
export const changePacking = (
  id: string,
  change: Partial<Pick<SavedTrip, 'own' | 'onlyMusts' | 'leftOut'>>,
) => {
  const trip = tripWith(id)
  if (trip) keepTrip({ ...trip, ...change })
}

/** Ticks or unticks a packing item. */
export const tickItem = (id: string, item: string, isTicked: boolean) => {
  const trip = tripWith(id)
  if (!trip) return
  const others = trip.has.filter((other) => other !== item)
  keepTrip({ ...trip, has: isTicked ? [...others, item].slice(-MAX_HAS) : others })
}
