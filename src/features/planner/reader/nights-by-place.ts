import type { Gateway } from '~/content/trip-choices'
import { MAX_DAYS } from '../engine/parameters'
import { EVENLY } from './lexicon'
import { type NamedStay, nightsOf, withFew } from './read-stays'
import type { Scan } from './scan'

interface Lengths {
  /** Of the trip. */
  readonly days: number | undefined
  /** Places for "a few days". */
  readonly few: readonly string[]
  readonly eventNights: number | undefined
}

/** Nights by place, as far as the text says them. */
export const nightsByPlace = (
  text: Scan,
  stays: readonly NamedStay[],
  places: readonly string[],
  { days, few, eventNights }: Lengths,
): Record<string, number> | undefined => {
  const named = evenNights(text, nightsOf(stays, places, days ?? MAX_DAYS), places, days)
  return withEvent(withFew(named, few, places, days), places, eventNights)
}

const BOAT_FROM_PORT = ['utila', 'guanaja']

/**
 * Nights near Roatán's airport that "7 nights on Utila" does not count: boats leave in the morning, so there is one
 * before the boat to the only place of the trip, and one before the flight.
 */
export const nightsBeforeBoats = (
  found: readonly string[],
  ...gateways: readonly (Gateway | undefined)[]
): number =>
  found.length === 1 && BOAT_FROM_PORT.includes(found[0] ?? '')
    ? gateways.filter((gateway) => gateway === 'RTB').length
    : 0

/** Adds the nights of an event to the only place without nights of its own. */
const withEvent = (
  nights: Record<string, number> | undefined,
  found: readonly string[],
  eventNights = 0,
): Record<string, number> | undefined => {
  const [place, ...others] = found.filter((id) => nights?.[id] === undefined)
  return place === undefined || others.length > 0 || eventNights === 0
    ? nights
    : { [place]: eventNights, ...nights }
}

/** The `named` nights, and the rest shared evenly by the other places, if the text says so and gives a total. */
const evenNights = (
  text: Scan,
  named: Record<string, number> | undefined,
  found: readonly string[],
  days: number | undefined,
): Record<string, number> | undefined => {
  const places = found.filter((id) => named?.[id] === undefined)
  const total = (days ?? 1) - 1 - Object.values(named ?? {}).reduce((sum, n) => sum + n, 0)
  const share = Math.floor(total / places.length)
  if (places.length < 2 || share < 1 || text.takeAll(EVENLY).length === 0) return named
  const more = total - share * places.length
  return { ...named, ...Object.fromEntries(places.map((id, i) => [id, share + (i < more ? 1 : 0)])) }
}
