import { TIMES } from '~/content/trip-choices'
import { KEPT, MAX_DAYS, MAX_PLACES, NO_EDITS, type TripParameters, type TripRequest } from './parameters'
import { slotKey, type Stay, type Trip } from './trip'

/** The places of a plan in order, including those without a night. */
export const placesOf = ({ parameters }: TripRequest, { stays }: Trip): string[] => {
  const planned = stays.filter(({ stopover }) => !stopover).map(({ place }) => place)
  return [...planned, ...parameters.places.filter((id) => !planned.includes(id))]
}

type Nights = TripRequest['edits']['nights']

const totalOf = ({ parameters }: TripRequest) => parameters.when.days - 1

const sumOf = (nights: readonly number[]) => nights.reduce((sum, n) => sum + n, 0)

/**
 * The newest locked nights that leave a night for each other place and, with all places locked, add up to the trip, unless
 * it `mayRest` elsewhere. Keys are in the order of locking.
 */
const compatible = (
  nights: Nights,
  places: readonly string[],
  total: number,
  newest?: string,
  mayRest = false,
): Nights => {
  const oldest = Object.keys(nights)[0]
  const others = places.length - Object.keys(nights).length
  const sum = sumOf(Object.values(nights)) + others
  return oldest === undefined || oldest === newest || (others > 0 || mayRest ? sum <= total : sum === total)
    ? nights
    : compatible(without(nights, oldest), places, total, newest, mayRest)
}

interface Locks {
  /** In the order of locking. */
  readonly nights?: Nights
  /** The place whose nights stay in any case. */
  readonly newest?: string
  /** Nights may be left. */
  readonly mayRest?: boolean
}

/** Fixes suggested places, so that the next plan has the same. Stopovers that were taken out stay out. */
const withPlaces = (
  { parameters, edits }: TripRequest,
  places: readonly string[],
  order: readonly string[],
  { nights: locked = edits.nights, newest, mayRest }: Locks = {},
): TripRequest => {
  const entries = Object.entries(locked)
  const chosen = Object.fromEntries(entries.filter(([id, n]) => places.includes(id) && n > 0))
  const skipped = Object.fromEntries(entries.filter(([id, n]) => !places.includes(id) && n === 0))
  const nights = {
    ...skipped,
    ...compatible(chosen, places, totalOf({ parameters, edits }), newest, mayRest),
  }
  return {
    parameters: { ...parameters, places: [...places] },
    edits: { ...edits, order: [...order], nights },
  }
}

/**
 * The plan with other parameters, and with the `nights` that the traveler names; locks, choices and removals stay as far as
 * they still apply.
 */
export const withParameters = (
  request: TripRequest,
  parameters: TripParameters,
  nights: Nights = request.edits.nights,
): TripRequest => {
  const { places } = parameters
  const chosen = Object.entries(request.edits.slots).filter(([, activity]) => !activity.startsWith(KEPT))
  const edits = { ...request.edits, nights, slots: Object.fromEntries(chosen) }
  if (places.length === 0)
    return { parameters, edits: request.parameters.places.length === 0 ? edits : NO_EDITS }
  const isSameSet =
    edits.order.length === places.length && edits.order.every((place) => places.includes(place))
  const before = request.parameters
  const isNamed = Object.entries(nights).some(([place, n]) => request.edits.nights[place] !== n)
  const isSame = places.join() === before.places.join()
  const order = isSameSet ? edits.order : []
  return withPlaces({ parameters, edits }, places, order, { nights, mayRest: isNamed || isSame })
}

/** Places whose locked `nights` a plan did not take over, since they do not fit. */
export const unlockedIn = ({ parameters, edits }: TripRequest, nights: Nights): string[] =>
  parameters.places.filter((id) => Number(nights[id]) > 0 && edits.nights[id] === undefined)

const hasRest = ({ stays }: Trip): boolean => stays.some(({ stopover }) => stopover === 'rest')

/** {@link withPlaces} of a trip that is as long as its locked nights, where they do not fit. */
const withLocks = (
  request: TripRequest,
  places: readonly string[],
  order: readonly string[],
  locks: Locks = {},
): TripRequest => {
  const { parameters, edits } = request
  const { nights = edits.nights } = locks
  const planned = withPlaces(request, places, order, locks)
  if (unlockedIn(planned, nights).length === 0) return planned
  const days = Math.min(sumOf(places.map((id) => nights[id] || 1)) + 1, MAX_DAYS)
  return withPlaces(
    { parameters: { ...parameters, when: { ...parameters.when, days } }, edits },
    places,
    order,
    locks,
  )
}

/** Adds a place; where all nights are locked, the trip gets a day longer. */
export const addPlace = (request: TripRequest, trip: Trip, place: string): TripRequest => {
  const places = placesOf(request, trip)
  if (places.includes(place) || places.length >= MAX_PLACES) return request
  return withLocks(request, [...places, place], [])
}

export const removePlace = (request: TripRequest, trip: Trip, place: string): TripRequest => {
  const places = placesOf(request, trip).filter((id) => id !== place)
  const order = request.edits.order.filter((id) => id !== place)
  return places.length === 0 ? request : withPlaces(request, places, order)
}

/** Moves a place one step earlier (−1) or later (1). */
export const movePlace = (request: TripRequest, trip: Trip, place: string, by: -1 | 1): TripRequest => {
  const order = placesOf(request, trip)
  const from = order.indexOf(place)
  const other = order[from + by]
  if (from < 0 || other === undefined) return request
  order[from + by] = place
  order[from] = other
  return withPlaces(request, order, order, { mayRest: hasRest(trip) })
}

/**
 * The nights that a stay can be given: each other place keeps at least one. A stopover cannot become one place more than
 * a trip can have.
 */
export const nightsFor = (request: TripRequest, trip: Trip, { place, nights }: Stay) => {
  const others = placesOf(request, trip).filter((id) => id !== place)
  if (others.length >= MAX_PLACES) return { least: nights, most: nights }
  const planned = trip.stays.filter((stay) => others.includes(stay.place)).length
  return { least: others.length === 0 && place === trip.end ? nights : 1, most: totalOf(request) - planned }
}

/**
 * Locks the nights of a stay. Where no other nights can give way to them, the trip gets longer or shorter, and older locks
 * give way only in the longest one. A stopover becomes one of the places.
 */
export const lockNights = (request: TripRequest, trip: Trip, stay: Stay, nights: number): TripRequest => {
  const { place } = stay
  const { edits } = request
  const planned = placesOf(request, trip)
  const isNew = !planned.includes(place)
  if (isNew && planned.length >= MAX_PLACES) return request
  const before = trip.stays.slice(0, trip.stays.indexOf(stay)).filter(({ stopover }) => !stopover)
  const places = isNew ? planned.toSpliced(before.length, 0, place) : planned
  const order = isNew && edits.order.length > 0 ? places : edits.order
  const locks = {
    nights: { ...without(edits.nights, place), [place]: nights },
    newest: place,
    // Nights that are left are spent at the end, so that no other lock has to give way.
    mayRest: !stay.stopover && hasRest(trip),
  }
  return withLocks(request, places, order, locks)
}

/** Takes a stopover out; its nights go to the places. */
export const removeStopover = (request: TripRequest, { place, stopover }: Stay): TripRequest => {
  const { parameters, edits } = request
  const nights = stopover === 'rest' ? {} : { ...edits.nights, [place]: 0 }
  return { parameters, edits: { ...edits, nights } }
}

export const freeNights = ({ parameters, edits }: TripRequest, place: string): TripRequest => ({
  parameters,
  edits: { ...edits, nights: without(edits.nights, place) },
})

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/** What the planner chose stays where it is, so that a change of one slot changes no other. */
export const keepPlan = ({ parameters, edits }: TripRequest, { days }: Trip): TripRequest => ({
  parameters,
  edits: {
    ...edits,
    slots: {
      ...Object.fromEntries(
        days.flatMap(({ place, dayOfStay, slots }) =>
          TIMES.flatMap((time) => {
            const slot = slots[time]
            return slot.kind === 'activity' && !slot.continues
              ? [[slotKey(place, dayOfStay, time), KEPT + slot.activity]]
              : []
          }),
        ),
      ),
      ...edits.slots,
    },
  },
})

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

/** Moves an activity to another slot; what was there takes its place, and is the traveler's choice only if it was before. */
export const moveActivity = (
  { parameters, edits }: TripRequest,
  activity: string,
  from: string,
  to: string,
  other: string | undefined,
): TripRequest => ({
  parameters,
  edits: {
    ...edits,
    slots: {
      ...edits.slots,
      [from]: other === undefined || edits.slots[to] === other ? (other ?? '') : KEPT + other,
      [to]: activity,
    },
  },
})
