import type { TripWish } from '../engine/parameters'
import type { Understood } from '../reader/understood'
import { placesIn } from './stay-changes'

const ONLY =
  '(?:only|just|s[oó]lo|solamente|[uú]nicamente|nada m[aá]s(?: que)?|nom[aá]s|nothing but|exclusively|stick(?:ing)? (?:to|with))'
const GO =
  "(?:(?:we|i|let'?s|want|go|going|do|visit|stay|make|it|to|in|on|at|queremos|quiero|vamos|ir|visitar|que|sea|mejor|a|en|now|ahora|the|la|el|las|los) )*"
const PLACES = '(?<places>\\p{L}+(?:,? \\p{L}+){0,5}?)'
const END = '(?= ?(?:$|[.,;!]| (?:for|por|please|por favor)))'

const ALL_TIME =
  '(?:todo el (?:tiempo|viaje)|the (?:whole|entire) (?:time|trip)|all (?:the|our) (?:time|days|nights)|(?:all|las|los) (?<count>\\d{1,2}) (?:nights|days|noches|d[ií]as))'

const ONLY_PLACES = [
  `${ONLY} ${GO}${PLACES}${END}`,
  `${PLACES} ${ONLY}${END}`,
  `${ALL_TIME} ${GO}${PLACES}${END}`,
].map((pattern) => new RegExp(`(?:^|[.,;:!] ?)${GO}${pattern}`, 'iu'))

const JOINING_WORDS = new Set(['and', 'y', 'e', 'the', 'la', 'el', 'las', 'los'])

/** "Only Roatán": the trip's other places are refused, and the length of the stay is that of the trip. */
export const withOnlyPlaces = (
  text: string,
  trip: TripWish,
  answer: Understood,
): { trip: TripWish; answer: Understood } => {
  const named = answer.places ?? []
  const { count, places: words } = ONLY_PLACES.map((one) => one.exec(text)?.groups).find(Boolean) ?? {}
  const isAll = count === undefined || [trip.when.days, trip.when.days - 1].includes(Number(count))
  const isList = words !== undefined && words.split(/,? /).every((word) => isNameOf(word, named))
  if (named.length === 0 || !isAll || !isList || placesIn(words, named).length < named.length)
    return { trip, answer }
  const others = trip.places.filter((id) => !named.includes(id))
  return {
    trip: { ...trip, places: trip.places.filter((id) => named.includes(id)), nights: {} },
    answer: { ...answer, nights: { ...answer.nights, ...Object.fromEntries(others.map((id) => [id, 0])) } },
  }
}

const isNameOf = (word: string, ids: readonly string[]) =>
  JOINING_WORDS.has(word.toLowerCase()) || placesIn(word, ids).length > 0
