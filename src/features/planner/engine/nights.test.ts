import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parametersFor } from '../testing/arbitraries'
import { data, holds, numRuns } from '../testing/plans'
import { lockNights, nightsFor, placesOf, removePlace, removeStopover } from './edit'
import { NO_EDITS, type TripRequest } from './parameters'
import { planTrip } from './plan-trip'
import { slotKey, type Stay } from './trip'

const total = (stays: readonly Stay[]) => stays.reduce((sum, { nights }) => sum + nights, 0)
/** A plan after removing some places and changing some nights, using only enabled buttons. */
const edited = fc
  .tuple(
    parametersFor(data).filter(({ when }) => when.days > 2),
    fc.array(fc.tuple(fc.boolean(), fc.nat(), fc.nat()), { maxLength: 6 }),
  )
  .map(([parameters, steps]) =>
    steps.reduce<TripRequest>(
      (request, [removes, at, number]) => {
        const trip = planTrip(request, data)
        const stay = trip.stays[at % trip.stays.length]!
        if (removes)
          return stay.stopover ? removeStopover(request, stay) : removePlace(request, trip, stay.place)
        const { least, most } = nightsFor(request, trip, stay)
        return most < least ? request : lockNights(request, trip, stay, least + (number % (most - least + 1)))
      },
      { parameters, edits: NO_EDITS },
    ),
  )
const holdsAfterEdits = (check: (request: TripRequest, trip: ReturnType<typeof planTrip>) => void) =>
  fc.assert(
    fc.property(edited, (request) => check(request, planTrip(request, data))),
    // Each run plans dozens of trips.
    { numRuns: Math.ceil(numRuns / 4), seed: 15 },
  )

test('PLAN-07 the nights of every stay, even a stopover, become what the traveler sets', () => {
  holdsAfterEdits((request, trip) => {
    for (const stay of trip.stays) {
      const { least, most } = nightsFor(request, trip, stay)
      for (const nights of new Set([least, most, stay.nights - 1, stay.nights + 1])) {
        if (nights < least || nights > most || nights === stay.nights) continue
        const locked = lockNights(request, trip, stay, nights)
        const { stays } = planTrip(locked, data)
        const changed = stays.filter(({ place, stopover }) => place === stay.place && !stopover)
        expect(changed).toMatchObject([{ nights }])
        expect(total(stays)).toBe(locked.parameters.when.days - 1)
      }
    }
  })
})

test('PLAN-07 removing a place gives its nights to the others that are not locked, and a removed stopover is gone', () => {
  holdsAfterEdits((request, trip) => {
    for (const { place, stopover } of trip.stays) {
      if (stopover) continue
      const after = removePlace(request, trip, place)
      const others = placesOf(request, trip).filter((id) => id !== place)
      const isLocked = (id: string) => Number(request.edits.nights[id]) > 0
      const { stays } = planTrip(after, data)
      for (const id of others) expect(after.edits.nights[id]).toBe(request.edits.nights[id])
      if (!others.every(isLocked)) expect(stays.filter((one) => one.stopover === 'rest')).toEqual([])
    }
    for (const stay of trip.stays.filter((one) => one.stopover && placesOf(request, trip).length > 0)) {
      const { stays } = planTrip(removeStopover(request, stay), data)
      expect(
        stays.filter(({ place, stopover }) => place === stay.place && stopover === stay.stopover),
      ).toEqual([])
    }
  })
})

test('PLAN-03 no place disappears without notice, and no two days share a slot', () => {
  holds((request) => {
    const { stays, days, warnings } = planTrip(request, data)
    const named = warnings.flatMap((warning) => (warning.kind === 'too-many-places' ? warning.places : []))
    const stayed = stays.map(({ place }) => place)
    expect([...stayed, ...named]).toEqual(expect.arrayContaining(request.parameters.places))
    const keys = days.map(({ place, dayOfStay }) => slotKey(place, dayOfStay, 'morning'))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
