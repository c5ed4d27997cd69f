import fc from 'fast-check'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripRequest } from '../engine/parameters'
import { planTrip } from '../engine/plan-trip'
import type { Trip } from '../engine/trip'
import { requestsFor } from './arbitraries'
import { seedData } from './data'

/** The data of the seed content, in English. */
export const data = await seedData('en')

export const activitiesById = new Map(data.activities.map((activity) => [activity.id, activity]))

/** The plan for these parameters, without edits. */
export const plan = (parameters: Partial<TripRequest['parameters']>): Trip =>
  planTrip({ parameters: { ...DEFAULT_PARAMETERS, ...parameters }, edits: NO_EDITS }, data)

/** The ids of the activities of each day. */
export const activitiesOf = ({ days }: Trip): string[][] =>
  days.map(({ slots }) =>
    Object.values(slots).flatMap((slot) => (slot.kind === 'activity' ? [slot.activity] : [])),
  )

/** The slots with a planned activity, by day; one of a whole day only once. */
export const slotsOf = ({ days }: Trip) =>
  days.flatMap((day) =>
    Object.entries(day.slots).flatMap(([time, slot]) =>
      slot.kind === 'activity' && !slot.continues ? [{ day, time, slot }] : [],
    ),
  )

/** `PLANNER_TRIPS` sets the number of trips for all properties together. */
export const numRuns = Math.ceil(Number(process.env['PLANNER_TRIPS'] ?? 1600) / 8)

const requests = requestsFor(data)

/** Checks a property for any trip. */
export const holds = (check: (request: TripRequest) => void): void =>
  fc.assert(
    fc.property(requests, (request) => check(request)),
    { numRuns, seed: 15 },
  )
