import type { TripParameters } from './parameters'

const ADULT = 18

/** Age of the youngest traveler: 0 with an infant. */
export const youngestOf = ({ children, infants }: Pick<TripParameters, 'children' | 'infants'>): number =>
  infants > 0 ? 0 : Math.min(ADULT, ...children)

/** Travelers with a seat and a bag. */
export const seatsOf = ({ adults, children }: Pick<TripParameters, 'adults' | 'children'>): number =>
  adults + children.length
