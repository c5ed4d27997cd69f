import { INTERESTS } from '~/content/trip-choices'
import { MAX_CHILDREN, MAX_PLACES, type TripWish } from './engine/parameters'
import type { Understood } from './reader/understood'

/** "Also add Utila", "another child" */
const ADDING =
  /(?<!\p{L})(?:also|add|as well|another|tambi[eé]n|agr[eé]g\p{L}*|a[ñn][aá]d\p{L}*|adem[aá]s|otr[oa]s?)(?!\p{L})/iu

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  dos: 2,
  'a couple of': 2,
  'un par de': 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
}
const COUNT = `(?<count>\\d{1,2}|an?|one|una?|${Object.keys(COUNTS).join('|')})`
const UNIT = '(?<unit>days?|nights?|weeks?|d[ií]as?|noches?|semanas?)'

/** "Two days longer", "one more night", "un día menos", "otra noche" */
const LENGTHS = [
  `${COUNT} (?<sort>more|extra|additional|fewer|less) ${UNIT}`,
  `${COUNT} ${UNIT} (?<sort>longer|more|extra|shorter|less|fewer|m[aá]s|adicional(?:es)?|menos)`,
  `(?<sort>another|otr[oa]s?) (?:${COUNT} )?${UNIT}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu'))

/** Days that a text adds to a trip; undefined if it gives no change of length. */
const addedDays = (text: string): number | undefined => {
  for (const pattern of LENGTHS) {
    const { count = '', unit = '', sort = '' } = pattern.exec(text)?.groups ?? {}
    if (!unit) continue
    const number = Number(count) || (COUNTS[count.toLowerCase()] ?? 1)
    return number * (/^[ws]/i.test(unit) ? 7 : 1) * (/^(?:fewer|less|shorter|menos)$/i.test(sort) ? -1 : 1)
  }
  return undefined
}

/** "And also Utila" at the start of a text. */
const STARTS_ADDING =
  /^(?:(?:and|y) )?(?:also|add|plus|tambi[eé]n|agr[eé]g\p{L}*|a[ñn][aá]d\p{L}*|adem[aá]s)(?!\p{L})/iu

/** Whether a text changes the trip in the form, or is a new request: one that says when, and where or who. */
export const changesTrip = (
  text: string,
  { when, places, adults }: Understood,
  isPlanned: boolean,
): boolean => {
  if (!isPlanned) return STARTS_ADDING.test(text)
  const isRequest = Object.keys(when).length > 0 && (places ?? adults) !== undefined
  return !isRequest || ADDING.test(text) || addedDays(text) !== undefined
}

/**
 * What a text makes of a trip. Its places and interests join those of the trip, unless it refuses them; nights at a new
 * place make the trip longer.
 */
export const changed = (text: string, trip: TripWish, answer: Understood): Understood => {
  const { when, children, nights = {} } = answer
  const named = answer.places ?? []
  const more = addedDays(text)
  const kept = Object.entries(nights).flatMap(([id, n]): [string, number][] => {
    if (more === undefined || n === 0 || !trip.places.includes(id)) return [[id, n]]
    // "One more night in Roatán": the plan gives it one if the traveler has not set its nights.
    const set = trip.nights[id]
    return set === undefined ? [] : [[id, set + n]]
  })
  const places = [...new Set([...trip.places, ...named])].filter((id) => nights[id] !== 0)
  const longer = more ?? sum(places.map((id) => (trip.places.includes(id) ? 0 : (nights[id] ?? 0))))
  const interests = INTERESTS.filter(
    (one) =>
      answer.interests?.includes(one) || (trip.interests.includes(one) && !answer.avoid?.includes(one)),
  )
  const avoid = [...new Set([...(trip.avoid ?? []), ...(answer.avoid ?? [])])]
  return {
    ...answer,
    when: longer === 0 ? when : { ...when, days: Math.max(1, trip.when.days + longer) },
    ...((named.length > 0 || Object.values(nights).includes(0)) && { places: places.slice(0, MAX_PLACES) }),
    nights: { ...trip.nights, ...Object.fromEntries(kept) },
    ...((answer.interests ?? answer.avoid) && {
      interests,
      avoid: avoid.filter((one) => !interests.includes(one)),
    }),
    ...(children &&
      ADDING.test(text) && { children: [...trip.children, ...children].slice(0, MAX_CHILDREN) }),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
