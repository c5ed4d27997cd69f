import fc from 'fast-check'
import { BAGS, GATEWAYS, INTERESTS, ORIGINS, PACES, TIMES, WAYS } from '~/content/trip-choices'
import type { PlannerData } from '../engine/data'
import { type TripEdits, type TripParameters, type TripRequest } from '../engine/parameters'

export const parametersFor = (data: PlannerData): fc.Arbitrary<TripParameters> =>
  fc.record({
    when: fc.oneof(
      fc.record({ month: fc.integer({ min: 1, max: 12 }), days: fc.integer({ min: 1, max: 30 }) }),
      fc.record({
        start: fc
          .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
        days: fc.integer({ min: 1, max: 30 }),
      }),
    ),
    arrival: fc.constantFrom(...GATEWAYS),
    departure: fc.constantFrom(...GATEWAYS),
    adults: fc.integer({ min: 1, max: 12 }),
    children: fc.array(fc.integer({ min: 2, max: 17 }), { maxLength: 8 }),
    infants: fc.integer({ min: 0, max: 4 }),
    places: fc.uniqueArray(fc.constantFrom(...data.places.map(({ id }) => id)), { maxLength: 10 }),
    interests: fc.uniqueArray(fc.constantFrom(...INTERESTS), { maxLength: 13 }),
    without: fc.subarray([...WAYS]),
    pace: fc.constantFrom(...PACES),
    bag: fc.constantFrom(...BAGS),
    origin: fc.constantFrom(...ORIGINS),
  })

/** Edits that may or may not fit the trip. */
const editsFor = (data: PlannerData): fc.Arbitrary<TripEdits> => {
  const place = fc.constantFrom(...data.places.map(({ id }) => id))
  const activity = fc.constantFrom(...data.activities.map(({ id }) => id))
  const key = fc
    .tuple(place, fc.integer({ min: 0, max: 6 }), fc.constantFrom(...TIMES))
    .map(([id, day, time]) => `${id}.${day}.${time}`)
  return fc.record({
    order: fc.uniqueArray(place, { maxLength: 10 }),
    removed: fc.uniqueArray(activity, { maxLength: 5 }),
    nights: fc.dictionary(place, fc.integer({ min: 0, max: 8 }), { maxKeys: 3 }),
    slots: fc.dictionary(key, fc.oneof(fc.constant(''), activity), { maxKeys: 5 }),
  })
}

export const requestsFor = (data: PlannerData): fc.Arbitrary<TripRequest> =>
  fc.record({ parameters: parametersFor(data), edits: editsFor(data) })
