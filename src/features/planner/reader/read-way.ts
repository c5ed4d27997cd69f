import type { Gateway, Neighbor, Origin } from '~/content/trip-choices'
import { BORDERS, FROM_HONDURAS, LIVING_ABROAD, LIVING_HERE, ON_THE_ROAD, ORIGIN_WORDS } from './lexicon'
import { homeOf, readGateways, takeRefusedAirports } from './read-gateways'
import { type Found, type Scan, takeFirst } from './scan'

interface Way {
  /** Where they come from. */
  readonly origin: Origin | undefined
  readonly arrival: Gateway | undefined
  readonly departure: Gateway | undefined
  /** The neighboring country they leave for by land, if it is not where they come from. */
  readonly exit: Neighbor | undefined
  /** They do not fly to the island. */
  readonly goesByFerry: boolean
  /** Refused airports, if the text names no other. */
  readonly left: readonly Found[]
}

/** Where travelers come from, and where the trip begins and ends. `flies` if the text says that they come by plane. */
export const readWay = (text: Scan, written: string, flies: boolean): Way => {
  const livesHere = text.has(LIVING_HERE)
  const { refused, goesByFerry } = takeRefusedAirports(text)
  const gateways = readGateways(text, flies)
  const named = takeFirst(text, ORIGIN_WORDS) ?? gateways.border
  // Hondurans who live in an unknown place do not set out from a home in Honduras.
  const origin = named === 'HN' && text.has(LIVING_ABROAD) ? undefined : named
  text.takeAll(FROM_HONDURAS)
  const isNeighbor = BORDERS.some(([border]) => border === origin)
  const isOnTheRoad = (isNeighbor || origin === 'HN') && text.takeAll(ON_THE_ROAD).length > 0
  const home = origin === 'HN' ? homeOf(written) : 'land'
  // Trips from home on an island begin there.
  const comesByLand =
    !gateways.arrival &&
    (!flies || home === 'RTB') &&
    (isNeighbor || (origin === 'HN' && (isOnTheRoad || livesHere)))
  text.takeAll('(?:en|by) bus')
  const atHome = (gateway: Gateway | undefined) => (gateway === 'land' ? home : gateway)
  return {
    origin,
    arrival: comesByLand ? home : atHome(gateways.arrival),
    departure: atHome(gateways.departure),
    exit: gateways.exit === origin ? undefined : gateways.exit,
    goesByFerry,
    left: gateways.arrival || gateways.departure ? [] : refused,
  }
}
