import type { Gateway } from '~/content/trip-choices'
import { MAX_PLACES } from '../engine/parameters'
import type { Understood } from './understood'

/** Adds the place and the airport that the text leaves out. */
export const completed = (answer: Understood): Understood => withGateway(withRuins(answer))

const RUINS = 'copan'
const USUAL_DAYS = 8
/** The nights that each place without a number of its own needs, including the ruins. */
const NIGHTS_EACH = 2

/** Adds Copán to other places if the text asks for ruins and has the time. */
const withRuins = (answer: Understood): Understood => {
  const { interests = [], places = [], nights = {}, when } = answer
  const isGiven = places.length === 0 || places.includes(RUINS) || nights[RUINS] !== undefined
  if (isGiven || !interests.includes('ruins') || places.length === MAX_PLACES) return answer
  const spent = places.reduce((sum, id) => sum + (nights[id] ?? NIGHTS_EACH), 0)
  return (when.days ?? USUAL_DAYS) - 1 < spent + NIGHTS_EACH
    ? answer
    : { ...answer, places: [RUINS, ...places] }
}

/** Airports of places whose visitors land there instead of in San Pedro Sula. */
const NEAR: Readonly<Record<string, Gateway>> = { tegucigalpa: 'XPL', comayagua: 'XPL', roatan: 'RTB' }

/** Adds the airport of the places, if the text mentions neither an airport nor coming by land. */
const withGateway = (answer: Understood): Understood => {
  const [near, ...others] = new Set(answer.places?.map((id) => NEAR[id]))
  if (!near || others.length > 0 || answer.arrival || answer.departure || answer.origin === 'HN')
    return answer
  return { ...answer, arrival: near, departure: near }
}
