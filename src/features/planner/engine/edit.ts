import { TIMES } from '~/content/trip-choices'
import { KEPT, MAX_DAYS, MAX_PLACES, NO_EDITS, type TripParameters, type TripRequest } from './parameters'
import { slotKey, type Stay, type Trip } from './trip'

/** The places of a plan in order, including those without nights. */
export const placesOf = ({ parameters }: TripRequest, { stays }: Trip): string[] => {
  const planned = stays.filter(({ stopover }) => !stopover).map(({ place }) => place)
  return [...planned, ...parameters.places.filter((id) => !planned.includes(id))]
}

type Nights = TripRequest['edits']['nights']

const totalOf = ({ parameters }: Pick<TripRequest, 'parameters'>) => parameters.when.days - 1

const sumOf = (nights: readonly number[]) => nights.reduce((sum, n) => sum + n, 0)

/**
 * The newest locked nights that leave a night for each other place and, with all places locked, add up to the whole
 * trip, unless the rest may be spent elsewhere (`mayRest`). Keys are in locking order.
 */
const compatible = (
  nights: Nights,
  places: readonly string[],
  total: number,
  newest: string | undefined,
  mayRest: boolean,
): Nights => {
  const oldest = Object.keys(nights)[0]
  const others = places.length - Object.keys(nights).length
  const sum = sumOf(Object.values(nights)) + others
  return oldest === undefined || oldest === newest || (others > 0 || mayRest ? sum <= total : sum === total)
    ? nights
    : compatible(without(nights, oldest), places, total, newest, mayRest)
}

/** The locked nights of the places, and the other places that the travelers do not want to stay in. */
const locksOf = (nights: Nights, places: readonly string[]) => {
  const entries = Object.entries(nights)
  return {
    chosen: Object.fromEntries(entries.filter(([id, n]) => places.includes(id) && n > 0)),
    skipped: Object.fromEntries(entries.filter(([id, n]) => !places.includes(id) && n === 0)),
  }
}

/**
 * Fixes suggested places, so that the next plan has the same ones. Locked nights stay, and removed stopovers stay
 * removed.
 */
const withPlaces = (
  { parameters, edits }: TripRequest,
  places: readonly string[],
  order: readonly string[],
  nights: Nights = edits.nights,
): TripRequest => {
  const { chosen, skipped } = locksOf(nights, places)
  return {
    parameters: { ...parameters, places: [...places] },
    edits: { ...edits, order: [...order], nights: { ...skipped, ...chosen } },
  }
}

/** The `nights` without locks that do not fit; see {@link compatible}. */
const fitting = (
  nights: Nights,
  request: Pick<TripRequest, 'parameters'>,
  places: readonly string[],
  { newest, mayRest }: { readonly newest?: string; readonly mayRest: boolean },
): Nights => {
  const { chosen, skipped } = locksOf(nights, places)
  return { ...skipped, ...compatible(chosen, places, totalOf(request), newest, mayRest) }
}

/**
 * The plan with other parameters and the `nights` that the traveler specifies; locks, choices and removals stay if they
 * still apply.
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
    return {
      parameters,
      edits:
        request.parameters.places.length === 0 ? edits : { ...NO_EDITS, nights: locksOf(nights, []).skipped },
    }
  const isSameSet =
    edits.order.length === places.length && edits.order.every((place) => places.includes(place))
  const gone = request.parameters.places.filter((id) => !places.includes(id))
  const order = isSameSet ? edits.order : []
  const locks = fitting(withoutReturn(nights, gone, places), { parameters }, places, { mayRest: true })
  return withPlaces({ parameters, edits }, places, order, locks)
}

/** With all nights locked, those of `gone` places are left over: this keeps them from being spent there again. */
const withoutReturn = (nights: Nights, gone: readonly string[], places: readonly string[]): Nights =>
  places.every((id) => Number(nights[id]) > 0)
    ? { ...nights, ...Object.fromEntries(gone.map((id) => [id, 0])) }
    : nights

/** Places whose locked `nights` a plan did not keep because they do not fit. */
export const unlockedIn = ({ parameters, edits }: TripRequest, nights: Nights): string[] =>
  parameters.places.filter((id) => Number(nights[id]) > 0 && edits.nights[id] === undefined)

const hasRest = ({ stays }: Trip): boolean => stays.some(({ stopover }) => stopover === 'rest')

const isDated = ({ parameters }: TripRequest): boolean => 'start' in parameters.when

/** Days needed for the locked `nights` and one night in each other place. */
const daysFor = (places: readonly string[], nights: Nights): number =>
  Math.min(sumOf(places.map((id) => nights[id] || 1)) + 1, MAX_DAYS)

const withDays = ({ parameters, edits }: TripRequest, days: number): TripRequest => ({
  parameters: { ...parameters, when: { ...parameters.when, days } },
  edits,
})

/** Adds a place; if the locks leave no night for it, a trip without dates gets longer. */
export const addPlace = (request: TripRequest, trip: Trip, place: string): TripRequest => {
  const places = placesOf(request, trip)
  if (places.includes(place) || places.length >= MAX_PLACES) return request
  const added = withPlaces(request, [...places, place], [])
  const days = daysFor(added.parameters.places, added.edits.nights)
  return isDated(request) || days <= request.parameters.when.days ? added : withDays(added, days)
}

export const removePlace = (request: TripRequest, trip: Trip, place: string): TripRequest => {
  const places = placesOf(request, trip).filter((id) => id !== place)
  const order = request.edits.order.filter((id) => id !== place)
  const nights = withoutReturn(request.edits.nights, [place], places)
  return places.length === 0 ? request : withPlaces(request, places, order, nights)
}

/** Moves a place one step earlier (−1) or later (1). */
export const movePlace = (request: TripRequest, trip: Trip, place: string, by: -1 | 1): TripRequest => {
  const order = placesOf(request, trip)
  const from = order.indexOf(place)
  const other = order[from + by]
  if (from < 0 || other === undefined) return request
  order[from + by] = place
  order[from] = other
  return withPlaces(request, order, order)
}

/**
 * The range of nights for a stay: each other place keeps at least one. A stopover cannot become a place if the trip
 * already has the maximum.
 */
export const nightsFor = (request: TripRequest, trip: Trip, { place, nights }: Stay) => {
  const others = placesOf(request, trip).filter((id) => id !== place)
  if (others.length >= MAX_PLACES) return { least: nights, most: nights }
  const planned = trip.stays.filter((stay) => others.includes(stay.place)).length
  return { least: others.length === 0 && place === trip.end ? nights : 1, most: totalOf(request) - planned }
}

/**
 * Locks the nights of a stay. If no other nights can make room, the trip gets longer or shorter, and older locks give
 * way only once it is as long as allowed; exact dates stay, so older locks give way at once, and leftover nights are
 * spent at the end. A stopover becomes one of the places.
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
  const wanted = { ...without(edits.nights, place), [place]: nights }
  const canRest = hasRest(trip) || (isDated(request) && place !== trip.end)
  const locks = { newest: place, mayRest: !stay.stopover && canRest }
  const lockedIn = (one: TripRequest) => withPlaces(one, places, order, fitting(wanted, one, places, locks))
  const locked = lockedIn(request)
  return isDated(request) || unlockedIn(locked, wanted).length === 0
    ? locked
    : lockedIn(withDays(request, daysFor(places, wanted)))
}

/** Removes a stopover; its nights go to the places. */
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

/** Pins what the planner chose, so that changing one slot changes no other. */
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

/** Removes an activity from the plan and leaves its slot free. */
export const removeActivity = (
  { parameters, edits }: TripRequest,
  key: string,
  activity: string,
): TripRequest => ({
  parameters,
  edits: { ...edits, removed: [...edits.removed, activity].slice(-60), slots: { ...edits.slots, [key]: '' } },
})

/** Swaps an activity into another slot; what was there counts as the traveler's choice only if it did before. */
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
