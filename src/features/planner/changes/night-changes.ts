import type { TripWish } from '../engine/parameters'
import type { Stay } from '../engine/trip'
import type { Understood } from '../reader/understood'
import { COUNT, UNIT, words } from './change-words'
import { placesIn } from './stay-changes'
import type { TimeChange } from './time-change'

// What a text makes of the nights that the traveler sets.

const NIGHTS = /(?:night|noche)s?(?!\p{L})/iu

export const isDated = ({ start, month }: Understood['when']) => start !== undefined || month !== undefined

/** Of one place: "15 days in Tela", "Tela for 15 days" */
const OF_PLACE =
  /(?:days?|d[ií]as) (?:in|at|on|en)(?! (?:all|total)(?!\p{L}))|(?<!\p{L})(?:for|por|durante) /iu

const IN_ALL =
  /(?<!\p{L})(?:make (?:it|that|the trip)|que sean|h(?:az|aga)lo|in (?:all|total)|en total)(?!\p{L})/iu

/** "Add Tela, 15 days" */
const APART = /[,;.] ?(?:(?:and|y|now|ahora|then|so|entonces) )*(?:\d+|\p{L}+) (?:days|d[ií]as)(?!\p{L})/iu

/** "Add Tela, no diving, make it 15 days", "add Tela, 15 days" if the trip is not longer. */
const isWholeTrip = (text: string, days: number, trip: TripWish) =>
  !OF_PLACE.test(text) &&
  !NIGHTS.test(text) &&
  (IN_ALL.test(text) || (APART.test(text) && days >= trip.when.days))

/** "5 nights in Utila, the rest in Roatán" */
const BEFORE_REST = words(
  `${COUNT} ${UNIT} (?:in|on|at|en) (?<place>(?:\\p{L}+ ){0,3}?\\p{L}+),? (?:(?:and|y|with|con) )?(?:the (?:rest|remaining|other|others)|(?:el|lo|los|las) (?:resto|dem[aá]s|restantes))(?: (?:(?:days|nights|d[ií]as|noches) )?(?:in|on|at|en) (?<rest>(?:\\p{L}+ ){0,3}?\\p{L}+)(?= ?(?:$|[.,;!])))?`,
)

const onlyPlaceIn = (name: string | undefined, { places }: TripWish) => {
  const [id, ...others] = name === undefined ? [] : placesIn(name, places)
  return others.length === 0 ? id : undefined
}

/** The place whose nights a text names, if it leaves the rest to another. */
const placeBeforeRest = (text: string, trip: TripWish) =>
  onlyPlaceIn(BEFORE_REST.exec(text)?.groups?.['place'], trip)

/** The nights of the place to which a text leaves the rest, and those of the others as planned, if some are left for it. */
const nightsOfRest = (text: string, trip: TripWish, stays: readonly Stay[], named: TripWish['nights']) => {
  const rest = onlyPlaceIn(BEFORE_REST.exec(text)?.groups?.['rest'], trip)
  if (rest === undefined || named[rest] !== undefined) return {}
  const others = trip.places.filter((id) => id !== rest && named[id] === undefined)
  const kept = Object.fromEntries(others.map((id) => [id, nightsIn(stays, id)]))
  const left = trip.when.days - 1 - sum(Object.values(kept)) - sum(Object.values(named))
  return left > 0 ? { ...kept, [rest]: left } : {}
}

const PARTS = [
  `${COUNT} ${UNIT} libres?`,
  `(?:(?:for|por|durante) )?(?:(?:the|l[oa]s) )?(?:first|last|primer[oa]s|[uú]ltim[oa]s) ${COUNT} ${UNIT}`,
].map(words)
const SPENT = words(`${COUNT} ${UNIT} (?:of|de|at the|en (?:la|el))`)

/** "Un día libre", "the first three days", for which no trip has wishes of their own. */
export const partIn = (text: string): string | undefined =>
  PARTS.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0]

/** "A day of diving", "un día libre en Roatán": days within the trip, not its length. */
export const areWithin = (text: string, trip: TripWish, { when, interests = [] }: Understood): boolean =>
  when.days !== undefined &&
  when.days < trip.when.days &&
  (partIn(text) !== undefined || (interests.length > 0 && SPENT.test(text)))

/** "Between Copán and Roatán", "después de Copán", "don't touch Copán" */
const BESIDE = words(
  "(?:between|entre|before|after|antes de|despu[eé]s de|(?:don['’]?t|do not|no) (?:touch|change|remove|drop|toc|toqu|quit|cambi)\\p{L}*(?: (?:nada|anything))?(?: (?:de|in|about|en|a))?|keep|leave|dej\\p{L}*|mant\\p{L}+) (?<places>\\p{L}+(?:,? \\p{L}+){0,5})",
)

/** "Copán queda igual" */
const LEFT_ALONE = words(
  '(?<places>\\p{L}+(?: \\p{L}+){0,2}?) (?:(?:se )?queda(?:n)? igual|stays? (?:the same|as (?:it )?is))',
)

const besideIn = (text: string, ids: readonly string[]) =>
  [BESIDE, LEFT_ALONE].flatMap((pattern) => placesIn(pattern.exec(text)?.groups?.['places'] ?? '', ids))

/** "Add a night in Tela", "5 nights in Tela" of a trip to several places: read as a trip of two or six days. */
export const stayIn = (text: string, trip: TripWish, answer: Understood) => {
  const { places = [], when } = answer
  const named = placeBeforeRest(text, trip)
  const beside = besideIn(text, trip.places)
  const [place, ...others] = named === undefined ? places.filter((id) => !beside.includes(id)) : [named]
  const isWhole = trip.places.length === 1 && trip.places[0] === place
  return place === undefined ||
    others.length > 0 ||
    when.days === undefined ||
    isDated(when) ||
    isWhole ||
    (trip.places.includes(place) && areWithin(text, trip, answer)) ||
    isWholeTrip(text, when.days, trip)
    ? undefined
    : { place, nights: Math.max(1, when.days - (NIGHTS.test(text) ? 1 : 0)) }
}

export const nightsIn = (stays: readonly Stay[], place: string): number =>
  sum(stays.flatMap((stay) => (stay.place === place ? stay.nights : [])))

/**
 * The planned nights of the places that a text leaves alone, longest first. On other weekdays a trip may need another
 * night at an airport, which one of them would lose. If it has such nights, or needs none, the longest stay takes up the
 * difference.
 */
const keptNights = (
  { places, nights, when }: TripWish,
  { places: named = [], nights: set = {} }: Understood,
  stays: readonly Stay[],
  changes: readonly string[],
): TripWish['nights'] => {
  const chosen = stays.filter(({ stopover }) => !stopover)
  const isSame =
    named.every((id) => places.includes(id)) &&
    !Object.entries(set).some(([id, n]) => n === 0 && !changes.includes(id)) &&
    places.every((id) => nightsIn(chosen, id) > 0)
  const free = places
    .filter((id) => nights[id] === undefined && !changes.includes(id))
    .map((id) => [id, nightsIn(chosen, id)] as const)
    .toSorted((a, b) => b[1] - a[1])
  const isFull = 'start' in when && chosen.length === stays.length
  return isSame ? Object.fromEntries(isFull ? free : free.slice(1)) : {}
}

/** The nights that the traveler sets, as a text changes them. */
export const changedNights = (
  text: string,
  trip: TripWish,
  answer: Understood,
  stays: readonly Stay[],
  change: TimeChange | undefined,
): TripWish['nights'] => {
  const { longer, stays: changes, nights: same } = change ?? {}
  if (same) return same
  const isRefused = ([id, n]: readonly [string, number]) => n === 0 && answer.places?.includes(id)
  const set = Object.fromEntries(Object.entries(trip.nights).filter((one) => !isRefused(one)))
  const nightsAt = (id: string) => set[id] ?? (nightsIn(stays, id) || undefined)
  if (changes) {
    const nights = Object.entries(changes).flatMap(([id, n]) => {
      const before = nightsAt(id) ?? (trip.places.includes(id) ? undefined : 0)
      return before === undefined ? [] : [[id, Math.max(1, before + n)] as const]
    })
    const others = Object.entries(answer.nights ?? {}).filter(([id]) => changes[id] === undefined)
    const kept = keptNights(trip, answer, stays, Object.keys(changes))
    return { ...kept, ...set, ...Object.fromEntries([...others, ...nights]) }
  }
  const stay = stayIn(text, trip, answer)
  const [place = '', ...others] = answer.places ?? []
  const before = nightsAt(place)
  // "One more night in Roatán"
  if (longer !== undefined && others.length === 0 && trip.places.includes(place))
    return before === undefined
      ? set
      : { ...keptNights(trip, answer, stays, [place]), ...set, [place]: Math.max(1, before + longer) }
  const named = stay ? { [stay.place]: stay.nights, ...answer.nights } : { ...answer.nights }
  return { ...set, ...nightsOfRest(text, trip, stays, named), ...named }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
