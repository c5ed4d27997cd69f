import type { Gateway, Neighbor, Origin } from '~/content/trip-choices'
import type { TripParameters } from './parameters'

/** The neighboring country that travelers by land come through. */
export const neighborOf = (origin: Origin): Neighbor =>
  origin === 'SV' ? 'SV' : ['NI', 'CR', 'PA'].includes(origin) ? 'NI' : 'GT'

/**
 * Hours by bus from a neighbor's capital to the place where a plan by land begins, including the border: from
 * travelers' reports, rounded (`docs/planner-sources.md`).
 */
const HOURS_FROM_CAPITAL: Readonly<Record<string, number>> = {
  'GT copan': 6,
  'SV santa-rosa-de-copan': 6,
  'SV tegucigalpa': 7,
  'NI tegucigalpa': 8,
}

/** The hours for travelers who come from `origin`, or go there, by land; 0 for those who live in Honduras. */
export const hoursToBorder = (gateway: Gateway, origin: Origin, place: string): number =>
  (gateway === 'land' && origin !== 'HN' && HOURS_FROM_CAPITAL[`${neighborOf(origin)} ${place}`]) || 0

/** Hours on the last day after the plan's last ride, for travelers who leave by land. */
export const hoursAfter = (
  { departure, origin, exit }: Pick<TripParameters, 'departure' | 'origin' | 'exit'>,
  end: string,
): number => hoursToBorder(departure, exit ?? origin, end)
