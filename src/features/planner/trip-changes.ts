import { INTERESTS } from '~/content/trip-choices'
import { plusDays } from './engine/calendar'
import { MAX_CHILDREN, MAX_PLACES, type TripWish } from './engine/parameters'
import type { Understood } from './reader/understood'

const ADD = 'also|add|tambi[eé]n|agr[eé]g\\p{L}*|a[ñn][aá]d\\p{L}*|adem[aá]s'

/** "Also add Utila", "another child" */
const ADDING = new RegExp(`(?<!\\p{L})(?:${ADD}|as well|another|otr[oa]s?)(?!\\p{L})`, 'iu')

/** "And also Utila" at the start of a text. */
const STARTS_ADDING = new RegExp(`^(?:(?:and|y) )?(?:${ADD}|plus)(?!\\p{L})`, 'iu')

/** The page does not load the reader's numbers for these few. */
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
  `${COUNT} ${UNIT} (?<sort>longer|more|extra|shorter|less|fewer|m[aá]s(?! (?:tarde|temprano|adelante))|adicional(?:es)?|menos)`,
  `(?<sort>another|otr[oa]s?) (?:${COUNT} )?${UNIT}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu'))

/** "A week later", "put it off by two days", "tres días antes" */
const SHIFTS = [
  `${COUNT} ${UNIT} (?<sort>later|earlier|m[aá]s (?:tarde|temprano|adelante)|despu[eé]s|antes)`,
  `(?<sort>put (?:it )?off|postpone|delay|push|aplaz\\p{L}+|pospon\\p{L}+|atras\\p{L}+|adelant\\p{L}+)(?: it| the trip| el viaje)?(?: back)?(?: by| for)? ${COUNT} ${UNIT}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu'))

const LESS = /^(?:fewer|less|shorter|menos|earlier|antes|m[aá]s temprano|adelant)/i

/** The days that one of the patterns names, negative for fewer or earlier ones. */
const daysIn = (patterns: readonly RegExp[], text: string): number | undefined => {
  for (const pattern of patterns) {
    const { count = '', unit = '', sort = '' } = pattern.exec(text)?.groups ?? {}
    if (!unit) continue
    const number = Number(count) || (COUNTS[count.toLowerCase()] ?? 1)
    return number * (/^[ws]/i.test(unit) ? WEEK : 1) * (LESS.test(sort) ? -1 : 1)
  }
  return undefined
}

const WEEK = 7

/** The first day of a trip with exact dates that a text moves. */
const movedStart = (text: string, { when }: TripWish): string | undefined => {
  const days = daysIn(SHIFTS, text)
  return 'start' in when && days !== undefined ? plusDays(when.start, days) : undefined
}

/** Whether a text makes a trip longer, or moves it. */
export const changesTime = (text: string, trip: TripWish): boolean =>
  (addedDays(text) ?? movedStart(text, trip)) !== undefined

/** Days that a text adds to a trip; undefined if it gives no change of length. */
const addedDays = (text: string): number | undefined => daysIn(LENGTHS, text)

/**
 * Whether a text changes the trip in the form, or is a new request: one that says who or where, and when, or who and for
 * how long.
 */
export const changesTrip = (
  text: string,
  { when, places, adults }: Understood,
  isPlanned: boolean,
): boolean => {
  if (!isPlanned) return STARTS_ADDING.test(text)
  const isRequest = isDated(when)
    ? (places ?? adults) !== undefined
    : when.days !== undefined && adults !== undefined
  return !isRequest || ADDING.test(text) || daysIn([...LENGTHS, ...SHIFTS], text) !== undefined
}

/** Says how the trip ends, too. */
const LEAVES =
  /(?<!\p{L})(?:leav\p{L}*|depart\p{L}*|return\p{L}*|out|back|both|round|by land|sal(?:ir|imos|go|ida)|regres\p{L}*|ida y|por tierra|fly|flying|vol\p{L}+|vuelo)(?!\p{L})/iu

const NIGHTS = /(?:night|noche)s?(?!\p{L})/iu

const isDated = ({ start, month }: Understood['when']) => start !== undefined || month !== undefined

/** "Add a night in Tela", "5 nights in Tela" of a trip to several places: read as a trip of two or six days. */
const stayIn = (text: string, trip: TripWish, { places = [], when }: Understood) => {
  const [place, ...others] = places
  const isWhole = trip.places.length === 1 && trip.places[0] === place
  return place === undefined || others.length > 0 || when.days === undefined || isDated(when) || isWhole
    ? undefined
    : { place, nights: Math.max(1, when.days - (NIGHTS.test(text) ? 1 : 0)) }
}

/** The nights that the traveler sets, as a text changes them. */
const changedNights = (text: string, trip: TripWish, answer: Understood): TripWish['nights'] => {
  const isRefused = ([id, n]: readonly [string, number]) => n === 0 && answer.places?.includes(id)
  const set = Object.fromEntries(Object.entries(trip.nights).filter((one) => !isRefused(one)))
  const more = addedDays(text)
  const stay = stayIn(text, trip, answer)
  const before = stay && set[stay.place]
  if (!stay) return { ...set, ...answer.nights }
  if (more === undefined || !trip.places.includes(stay.place))
    return { ...set, [stay.place]: stay.nights, ...answer.nights }
  // "One more night in Roatán": the plan gives it one if the traveler has not set its nights.
  return before === undefined ? set : { ...set, [stay.place]: Math.max(1, before + more) }
}

/**
 * What a text makes of a trip. Its places and interests join those of the trip, unless it refuses them; nights that are
 * set at a place make the trip longer or shorter.
 */
export const changed = (text: string, trip: TripWish, answer: Understood): Understood => {
  const { children, departure, exit, ...others } = answer
  const { days, ...day } = answer.when
  const named = answer.places ?? []
  const added = named.filter((id) => !trip.places.includes(id))
  const nights = changedNights(text, trip, answer)
  const places = [...trip.places, ...added].filter((id) => nights[id] !== 0)
  const isSwap = Object.entries(answer.nights ?? {}).some(([id, n]) => n === 0 && trip.places.includes(id))
  const start = movedStart(text, trip)
  const longerBy = (id: string) => {
    const before = added.includes(id) ? 0 : trip.nights[id]
    return before === undefined ? 0 : (nights[id] ?? before) - before
  }
  const longer = addedDays(text) ?? (isSwap ? 0 : sum(named.map(longerBy)))
  const namedLength = stayIn(text, trip, answer) ? undefined : days
  const length = longer === 0 ? namedLength : Math.max(1, trip.when.days + longer)
  const leaves = departure !== undefined && (departure !== answer.arrival || LEAVES.test(text))
  const interests = INTERESTS.filter(
    (one) =>
      answer.interests?.includes(one) || (trip.interests.includes(one) && !answer.avoid?.includes(one)),
  )
  const avoid = [...new Set([...(trip.avoid ?? []), ...(answer.avoid ?? [])])]
  return {
    ...others,
    ...(leaves && { departure, ...(exit && { exit }) }),
    when:
      start === undefined
        ? { ...day, ...(length !== undefined && { days: length }) }
        : { start, days: trip.when.days },
    ...((named.length > 0 || Object.values(answer.nights ?? {}).includes(0)) && {
      places: places.slice(0, MAX_PLACES),
    }),
    nights,
    ...((answer.interests ?? answer.avoid) && {
      interests,
      avoid: avoid.filter((one) => !interests.includes(one)),
    }),
    ...(children && {
      children: ADDING.test(text) ? [...trip.children, ...children].slice(0, MAX_CHILDREN) : children,
    }),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
