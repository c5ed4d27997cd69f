import { INTERESTS } from '~/content/trip-choices'
import { MAX_PLACES, type TripWish } from '../engine/parameters'
import type { Stay } from '../engine/trip'
import type { Understood } from '../reader/understood'
import { changedChildren } from './child-changes'
import { areWithin, changedNights, isDated, nightsIn, stayIn } from './night-changes'
import { withOnlyPlaces } from './only-places'
import { type PartyChange, isJoining } from './party-changes'
import type { TimeChange } from './time-change'

const ADD = 'also|add|tambi[eé]n|agr[eé]g\\p{L}*|a[ñn][aá]d\\p{L}*|adem[aá]s'

/** "Also add Utila", "another child" */
const ADDING = new RegExp(
  `(?<!\\p{L})(?:${ADD}|as well|another|otr[oa]s?|more (?:kids|children)|(?:ni[ñn][oa]s?|hij[oa]s?|cipot[ea]s?) m[aá]s)(?!\\p{L})`,
  'iu',
)

const isAdding = (text: string) => ADDING.test(text) || isJoining(text)

/** "And also Utila" at the start of a text. */
const STARTS_ADDING = new RegExp(`^(?:(?:and|y) )?(?:${ADD}|plus)(?!\\p{L})`, 'iu')

/**
 * Whether a text changes the trip in the form, or is a new request: one that says who or where, and when, or who and for
 * how long.
 */
export const changesTrip = (
  text: string,
  { when, places, adults }: Understood,
  isPlanned: boolean,
  change: TimeChange | undefined,
): boolean => {
  if (!isPlanned) return STARTS_ADDING.test(text)
  const isRequest = isDated(when)
    ? (places ?? adults) !== undefined
    : when.days !== undefined && adults !== undefined && !isJoining(text)
  const isChange = change?.found !== undefined && change.found !== '' && !change.mayBeNew
  return !isRequest || ADDING.test(text) || isChange
}

/** Says how the trip ends, too. */
const LEAVES =
  /(?<!\p{L})(?:leav\p{L}*|depart\p{L}*|return\p{L}*|out|back|both|round|by land|sal(?:ir|imos|go|ida)|regres\p{L}*|ida y|por tierra|fly|flying|vol\p{L}+|vuelo)(?!\p{L})/iu

/**
 * What a text makes of a trip with these `stays`, with the changes to its time and its adults. Its places and interests
 * join those of the trip, unless it refuses them; nights that are set at a place make the trip longer or shorter.
 */
export const changed = (
  text: string,
  before: TripWish,
  read: Understood,
  stays: readonly Stay[],
  change: TimeChange | undefined,
  party: PartyChange | undefined,
): Understood => {
  const { trip, answer } = withOnlyPlaces(text, before, read)
  const { adults: _, children, infants, departure, exit, ...others } = answer
  const { days, ...day } = answer.when
  const named = answer.places ?? []
  const added = named.filter((id) => !trip.places.includes(id))
  const nights = changedNights(text, trip, answer, stays, change)
  const places = [...trip.places, ...added].filter((id) => nights[id] !== 0)
  const isSwap = Object.entries(answer.nights ?? {}).some(([id, n]) => n === 0 && trip.places.includes(id))
  const isPart = stayIn(text, trip, answer) !== undefined || areWithin(text, trip, answer)
  const namedLength = isPart ? undefined : days
  const fits = sum(places.map((id) => nights[id] ?? 1)) < (namedLength ?? trip.when.days)
  const longerBy = (id: string) => {
    const planned = fits ? 0 : nightsIn(stays, id)
    const before = added.includes(id) ? 0 : (trip.nights[id] ?? (planned || undefined))
    return before === undefined ? 0 : (nights[id] ?? before) - before
  }
  // "One more night in Roatán and two nights in Tela"
  const rest = named.filter((id) => change?.stays?.[id] === undefined)
  const joined = isSwap || (change && !change.stays) ? 0 : sum(rest.map(longerBy))
  // Where the traveler has set all nights, another place makes the trip longer.
  const isFree = (id: string) => nights[id] === undefined
  const missing = sum(places.map((id) => nights[id] ?? 1)) + 1 - trip.when.days
  const more =
    isSwap || change || namedLength ? 0 : Math.max(0, Math.min(missing, added.filter(isFree).length))
  const longer = (change?.longer ?? 0) + (joined || more)
  const length = change?.nights
    ? sum(Object.values(nights)) + 1
    : longer === 0 && !change?.stays
      ? namedLength
      : Math.max(1, trip.when.days + longer)
  const leaves = departure !== undefined && (departure !== answer.arrival || LEAVES.test(text))
  const interests = INTERESTS.filter(
    (one) =>
      answer.interests?.includes(one) || (trip.interests.includes(one) && !answer.avoid?.includes(one)),
  )
  const avoid = [...new Set([...(trip.avoid ?? []), ...(answer.avoid ?? [])])]
  return {
    ...others,
    ...(leaves && { departure, ...(exit && { exit }) }),
    when: change?.when ?? { ...day, ...(length !== undefined && { days: length }) },
    ...((named.length > 0 ||
      Object.values(answer.nights ?? {}).includes(0) ||
      change?.nights ||
      change?.stays) && {
      places: places.slice(0, MAX_PLACES),
    }),
    nights,
    ...((answer.interests ?? answer.avoid) && {
      interests,
      avoid: avoid.filter((one) => !interests.includes(one)),
    }),
    ...(children && { children: changedChildren(text, trip, children, isAdding(text)) }),
    ...(infants !== undefined && !party?.left && { infants }),
    ...party?.who,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
