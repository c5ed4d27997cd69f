import type { Gateway, Interest } from '~/content/trip-choices'
import { MAX_PLACES } from '../engine/parameters'
import type { Understood } from './understood'

/** Adds the places and the airport that the text leaves out. */
export const completed = (answer: Understood): Understood => withGateway(withPlaces(answer))

/** Places for what only a few of them have. The first is the one to add. */
const ONLY_AT: Partial<Record<Interest, readonly [string, ...string[]]>> = {
  snorkel: ['roatan', 'utila', 'guanaja', 'cayos-cochinos'],
  diving: ['utila', 'roatan', 'guanaja'],
  'dive-course': ['utila', 'roatan'],
  ruins: ['copan'],
  beach: ['tela', 'roatan', 'utila', 'guanaja', 'cayos-cochinos', 'trujillo', 'la-ceiba'],
}
const USUAL_DAYS = 8
/** The nights that each place without a number of its own needs. */
const NIGHTS_EACH = 2

/** Adds places for the interests that the named places do not serve, if there is time for them. */
const withPlaces = (answer: Understood): Understood => {
  const { interests = [], nights = {}, when } = answer
  const places = [...(answer.places ?? [])]
  if (places.length === 0) return answer
  for (const interest of interests) {
    const [best, ...others] = ONLY_AT[interest] ?? []
    const isRefused = best === undefined || nights[best] === 0
    if (isRefused || [best, ...others].some((id) => places.includes(id))) continue
    const spent = places.reduce((sum, id) => sum + (nights[id] ?? NIGHTS_EACH), NIGHTS_EACH)
    if (spent < (when.days ?? USUAL_DAYS) && places.length < MAX_PLACES) places.push(best)
  }
  return { ...answer, places }
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
