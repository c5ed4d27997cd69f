import type { Origin } from '~/content/trip-choices'

/** The neighboring country from which travelers by land enter. */
export const neighborOf = (origin: Origin): 'GT' | 'SV' | 'NI' =>
  origin === 'SV' || origin === 'NI' ? origin : 'GT'

/**
 * Hours by bus from a neighbor's capital to the place where a plan by land begins, with the border: from travelers'
 * reports, rounded (`docs/planner-sources.md`).
 */
export const HOURS_FROM_CAPITAL: Readonly<Record<string, number>> = {
  'GT copan': 6,
  'SV santa-rosa-de-copan': 6,
  'SV tegucigalpa': 7,
  'NI tegucigalpa': 8,
}
