import type { TripParameters } from './parameters'

const ADULT = 18

/** Age of the youngest traveler: 0 with an infant. */
export const youngestOf = ({ children, infants }: Pick<TripParameters, 'children' | 'infants'>): number =>
  infants > 0 ? 0 : Math.min(ADULT, ...children)

/** Travelers with a seat and a bag. */
export const seatsOf = ({ adults, children }: Pick<TripParameters, 'adults' | 'children'>): number =>
  adults + children.length

/** Avianca and Copa, per seat. */
const CABIN_GRAMS = 10_000
/** A baby's things come on top, car seat included. */
const BABY_GRAMS = 10_000

/** The most that all cabin bags together may weigh. */
export const cabinLimit = (parameters: Pick<TripParameters, 'adults' | 'children' | 'infants'>): number =>
  CABIN_GRAMS * seatsOf(parameters) + BABY_GRAMS * parameters.infants

/** Whether a trip through this gateway includes a flight: from a home in Honduras, only to Roatán. */
export const isFlight = (
  gateway: TripParameters['arrival'],
  { origin }: Pick<TripParameters, 'origin'>,
): boolean => gateway === 'RTB' || (gateway !== 'land' && origin !== 'HN')

/** Whether the trip begins or ends with a flight. */
export const fliesIn = (parameters: Pick<TripParameters, 'arrival' | 'departure' | 'origin'>): boolean =>
  isFlight(parameters.arrival, parameters) || isFlight(parameters.departure, parameters)

/** Whether cabin rules apply to all bags: not for a day ashore, when the bags stay on the ship. */
export const isCarryOnOnly = (
  parameters: Pick<TripParameters, 'bag' | 'arrival' | 'departure' | 'origin' | 'when'>,
): boolean => parameters.bag === 'carry-on' && parameters.when.days > 1 && fliesIn(parameters)

/** Whether the trip begins with a transoceanic flight: its first day is for arriving. */
export const isLongHaul = ({ arrival, origin }: Pick<TripParameters, 'arrival' | 'origin'>): boolean =>
  arrival !== 'land' && ['ES', 'EU', 'GB'].includes(origin)
