import * as v from 'valibot'
import { tripRequest } from './engine/parameters'

export const MAX_HAS = 500

export const MAX_OWN = 100

const ownItem = v.strictObject({ id: v.string(), name: v.pipe(v.string(), v.maxLength(80)) })

const savedTrip = v.strictObject({
  id: v.string(),
  request: tripRequest,
  /** Ids of the packing items that the traveler has, including their own. */
  has: v.pipe(v.array(v.string()), v.maxLength(MAX_HAS)),
  own: v.pipe(v.array(ownItem), v.maxLength(MAX_OWN)),
  /** Whether the packing list shows must-haves only. */
  onlyMusts: v.optional(v.boolean()),
  /** Ids of products that the traveler does not want to buy. */
  leftOut: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_HAS))),
})

export type SavedTrip = v.InferOutput<typeof savedTrip>

export interface SavedTrips {
  /** Id of the trip shown last; empty for the form of a new one. */
  readonly current: string
  readonly trips: readonly SavedTrip[]
}

export const NO_TRIPS: SavedTrips = { current: '', trips: [] }

/** The oldest is dropped to make room for another. */
export const MAX_TRIPS = 10

const stored = v.object({ current: v.string(), trips: v.array(v.unknown()) })

/** Parses what is stored: valid trips are kept, the rest dropped; never throws. */
export const parseTrips = (text: string): SavedTrips => {
  try {
    const value = v.parse(stored, JSON.parse(text))
    const trips = value.trips
      .flatMap((trip) => {
        const { success, output } = v.safeParse(savedTrip, trip)
        return success ? [output] : []
      })
      .slice(-MAX_TRIPS)
    return { current: trips.some(({ id }) => id === value.current) ? value.current : '', trips }
  } catch {
    return NO_TRIPS
  }
}

/** Adds or replaces a trip, and makes it the current one. */
export const withTrip = ({ trips }: SavedTrips, trip: SavedTrip): SavedTrips => ({
  current: trip.id,
  trips: trips.some(({ id }) => id === trip.id)
    ? trips.map((other) => (other.id === trip.id ? trip : other))
    : [...trips, trip].slice(-MAX_TRIPS),
})

export const withoutTrip = ({ trips }: SavedTrips, id: string): SavedTrips => ({
  current: '',
  trips: trips.filter((trip) => trip.id !== id),
})
