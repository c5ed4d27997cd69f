import { MAX_PLACES, type TripRequest } from './parameters'
import type { Trip } from './trip'

/** The places of a plan in order, including those without a night. */
export const placesOf = ({ parameters }: TripRequest, { stays }: Trip): string[] => {
  const planned = stays.filter(({ isStopover }) => !isStopover).map(({ place }) => place)
  return [...planned, ...parameters.places.filter((id) => !planned.includes(id))]
}

/** Fixes suggested places, so that the next plan has the same. */
const withPlaces = (request: TripRequest, places: readonly string[]): TripRequest => ({
  parameters: { ...request.parameters, places: [...places] },
  edits: {
    ...request.edits,
    order: request.edits.order.filter((id) => places.includes(id)),
    nights: Object.fromEntries(Object.entries(request.edits.nights).filter(([id]) => places.includes(id))),
  },
})

export const addPlace = (request: TripRequest, trip: Trip, place: string): TripRequest => {
  const places = placesOf(request, trip)
  if (places.includes(place) || places.length >= MAX_PLACES) return request
  const next = withPlaces(request, [...places, place])
  return { ...next, edits: { ...next.edits, order: [] } }
}

export const removePlace = (request: TripRequest, trip: Trip, place: string): TripRequest => {
  const places = placesOf(request, trip)
  return places.length < 2
    ? request
    : withPlaces(
        request,
        places.filter((id) => id !== place),
      )
}

/** Moves a place one step earlier (−1) or later (1). */
export const movePlace = (request: TripRequest, trip: Trip, place: string, by: -1 | 1): TripRequest => {
  const order = placesOf(request, trip)
  const from = order.indexOf(place)
  const other = order[from + by]
  if (from < 0 || other === undefined) return request
  order[from + by] = place
  order[from] = other
  const next = withPlaces(request, order)
  return { ...next, edits: { ...next.edits, order } }
}

export const lockNights = (request: TripRequest, trip: Trip, place: string, nights: number): TripRequest => {
  const next = withPlaces(request, placesOf(request, trip))
  return { ...next, edits: { ...next.edits, nights: { ...next.edits.nights, [place]: nights } } }
}

export const freeNights = ({ parameters, edits }: TripRequest, place: string): TripRequest => ({
  parameters,
  edits: { ...edits, nights: without(edits.nights, place) },
})

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/** Puts an activity into a slot; it stays there. */
export const chooseActivity = (
  { parameters, edits }: TripRequest,
  key: string,
  activity: string,
): TripRequest => ({
  parameters,
  edits: {
    ...edits,
    removed: edits.removed.filter((id) => id !== activity),
    slots: { ...edits.slots, [key]: activity },
  },
})

/** Lets the planner fill the slot again. */
export const releaseSlot = ({ parameters, edits }: TripRequest, key: string): TripRequest => ({
  parameters,
  edits: { ...edits, slots: without(edits.slots, key) },
})

/** Takes an activity out of the plan and leaves its slot free. */
export const removeActivity = (
  { parameters, edits }: TripRequest,
  key: string,
  activity: string,
): TripRequest => ({
  parameters,
  edits: { ...edits, removed: [...edits.removed, activity].slice(-60), slots: { ...edits.slots, [key]: '' } },
})

/** Moves an activity to another slot; what was there takes its place. */
export const moveActivity = (
  { parameters, edits }: TripRequest,
  activity: string,
  from: string,
  to: string,
  other: string | undefined,
): TripRequest => ({
  parameters,
  edits: { ...edits, slots: { ...edits.slots, [from]: other ?? '', [to]: activity } },
})
