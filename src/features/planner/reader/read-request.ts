import type { Gateway, Interest } from '~/content/trip-choices'
import type { Locale } from '~/i18n/locales'
import { MAX_DAYS } from '../engine/parameters'
import { correctText } from './correct-text'
import {
  BAG_WORDS,
  BORDERS,
  CLOCK,
  COURTESIES,
  CRUISE,
  DECADES,
  DIVE_COURSE,
  EVENLY,
  BY_PLANE,
  FLYING,
  FROM_HONDURAS,
  IN_A_CAR,
  LIVING_ABROAD,
  LIVING_HERE,
  MOBILITY,
  NOT_CARRY_ON,
  NOT_CONSIDERED,
  ON_THE_ROAD,
  ORIGIN_WORDS,
  PACE_WORDS,
  PAST_TRIP,
  RATES,
  THE_REST,
  WAY_WORDS,
} from './lexicon'
import { anyBare, type NamedPlace, namesOf } from './place-names'
import { isoDate, NIGHTS, readDates } from './read-dates'
import { gatewayOf, homeOf, readGateways } from './read-gateways'
import { takeRefusedHolidays, takeSchoolDates, withHolyDays } from './read-holidays'
import { readInterests } from './read-interests'
import { takeAbsent, takeJoining, takeStaying } from './absent'
import { readBabies } from './read-babies'
import { readParty } from './read-party'
import { readPlaces } from './read-places'
import { daysOf, nightsOf, takeDayTrips, takeLoose, takeStays, withFew } from './read-stays'
import { DIVIDED, refusalsIn, REFUSED_MONTHS, refusedOf } from './refusals'
import { takeFirst, originalOf, plain, scan, type Scan, TAKEN } from './scan'
import { MOST_DAYS_READ, type Understood } from './understood'
import { unknownWords } from './unknown-words'

/** What `readRequest` needs, as it is sent to the worker. */
export interface ReadingTask {
  readonly text: string
  readonly places: readonly NamedPlace[]
  readonly locale: Locale
  readonly today: Date
}

/** Reads a trip from a traveler's own words, in Spanish or English, offline. `today` determines the year of dates. */
export const readRequest = (
  typed: string,
  places: readonly NamedPlace[],
  locale: Locale,
  today: Date,
): Understood => {
  const written = withHolyDays(correctText(typed), isoDate(today))
  const text = scan(written)
  const asTyped = ({ index, 0: words }: RegExpExecArray) => originalOf(written, index, index + words.length)
  text.takeAll(COURTESIES)
  const flies = text.has(FLYING)
  text.takeAll(BY_PLANE)
  text.takeAll(DECADES)
  const apart = text.takeAll(`${NOT_CARRY_ON}|${RATES}|${CLOCK}`).map(({ 0: words }) => words)
  const staying = takeStaying(text)
  const absent = takeAbsent(text)
  const isLessMobile = text.has(MOBILITY)
  const ignored = [
    ...takeRefusedHolidays(text),
    ...takeSchoolDates(text),
    ...text.takeAll(NOT_CONSIDERED),
  ].map(asTyped)
  const bag = takeFirst(text, BAG_WORDS)
  const babies = readBabies(text)
  text.takeAll(PAST_TRIP)
  const notThen = text.takeAll(REFUSED_MONTHS)
  const countsNights = text.has(NIGHTS)
  const names = namesOf(places)
  text.takeAll(`${THE_REST}(?= (?:${anyBare(names)})(?![\\p{L}\\p{N}]))`)
  const dayTrips = takeDayTrips(text, names)
  const joining = takeJoining(text).map(asTyped)
  const stays = takeStays(text, names)
  const { few, last } = takeLoose(text, names)
  const { left: dates, year, eventNights, ...read } = readDates(text, locale, today, stays)
  const hasWhen = read.start !== undefined || read.month !== undefined
  const divided = text.takeAll(DIVIDED).map(asTyped)
  const refusals = refusalsIn(text, names)
  const without = refusedOf(text, WAY_WORDS, refusals).map(({ value }) => value)
  const isCruise = text.take(CRUISE) !== undefined
  const livesHere = text.has(LIVING_HERE)
  const car = text.find(IN_A_CAR)
  const course = text.find(DIVE_COURSE)
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
  const { found: others, refused, left } = readPlaces(text, written, names, refusals)
  const visited = dayTrips.flatMap(({ ids }) => ids)
  const bases = dayTrips.flatMap(({ from }) => from ?? [])
  const isKnown = new Set([...visited, ...bases.flatMap(({ ids }) => ids)])
  /** The text is about nothing else. */
  const isDayTrip = visited.length > 0 && read.days === undefined && others.every((id) => isKnown.has(id))
  const inText = isDayTrip ? [...new Set(visited)] : others
  const found =
    last !== undefined && inText.includes(last) ? [...inText.filter((id) => id !== last), last] : inText
  const notStayedAt = [...dayTrips, ...(isDayTrip ? bases : [])].filter(
    ({ ids }) => !ids.some((id) => found.includes(id)),
  )
  const atHome = (gateway: Gateway | undefined) => (gateway === 'land' ? home : gateway)
  const arrival = comesByLand
    ? home
    : atHome(gateways.arrival ?? (isCruise && found.includes(CRUISE_PORT) ? 'RTB' : undefined))
  const departure = atHome(gateways.departure)
  /** The text gives the lengths of the stays, but not of the trip. */
  const isSumOfStays = read.days === daysOf(stays)
  // Two dates already give the length of the trip.
  const countsOnlyNights = countsNights && read.start === undefined && (stays.length === 0 || isSumOfStays)
  const boats = countsOnlyNights ? nightsBeforeBoats(found, arrival, departure ?? arrival) : 0
  // A port call is one day, and so is a day trip.
  const days = read.days === undefined ? (isCruise || isDayTrip ? 1 : undefined) : read.days + boats
  const when = { ...read, ...(days !== undefined && { days: Math.min(days, MOST_DAYS_READ) }) }
  const stayed = withEvent(
    withFew(
      evenNights(text, nightsOf(stays, found, read.days ?? MAX_DAYS), found, read.days),
      few,
      found,
      read.days,
    ),
    found,
    eventNights,
  )
  // A boat or a flight may need a night beside the airport.
  const isNeeded = (id: string) =>
    found.length > 0 && [arrival, departure].some((one) => one && one === gatewayOf(id.replaceAll('-', ' ')))
  const skipped = refused.flatMap(({ ids }) => ids.filter((id) => !found.includes(id) && !isNeeded(id)))
  const nights =
    skipped.length > 0 ? { ...Object.fromEntries(skipped.map((id) => [id, 0])), ...stayed } : stayed
  const isCarTaken = car !== undefined && text.rest()[car.index] === TAKEN
  const { party, left: people } = readParty(text, babies, absent, staying)
  const pace = takeFirst(text, PACE_WORDS) ?? (isLessMobile ? 'relaxed' : undefined)
  const { interests, avoid: refusedInterests, left: refusedToo } = readInterests(text, written, refusals)
  const isNoHike = isLessMobile && !interests.includes('hiking') && !refusedInterests.includes('hiking')
  const isCourse = course !== undefined && interests.includes('diving')
  if (isCourse) text.takeRange(course.index, course.index + course[0].length)
  const notPlanned = [
    ...ignored,
    ...divided,
    ...(isCarTaken ? [asTyped(car)] : []),
    ...(isCourse ? [asTyped(course)] : []),
  ]
  const avoid: Interest[] = isNoHike ? [...refusedInterests, 'hiking'] : refusedInterests
  return {
    when,
    ...(arrival && { arrival, departure: departure ?? arrival }),
    ...(!arrival && departure && { departure }),
    ...party,
    ...(found.length > 0 && { places: found }),
    ...(nights && { nights }),
    ...(interests.length > 0 && { interests }),
    ...(avoid.length > 0 && { avoid }),
    ...(without.length > 0 && { without }),
    ...(pace && { pace }),
    ...(bag && { bag }),
    ...(origin && { origin }),
    ...(year !== undefined && { year }),
    ...(notPlanned.length > 0 && { ignored: notPlanned }),
    unknown: [
      ...(dates === undefined ? [] : [asWritten(dates, written)]),
      ...(hasWhen ? [] : notThen.map(asTyped)),
      ...refused.flatMap(({ words, ids }) =>
        ids.some((id) => isNeeded(id) || found.includes(id)) ? words : [],
      ),
      ...left,
      ...notStayedAt.map(({ start, end }) => originalOf(written, start, end)),
      ...joining,
      // "Tegucigalpa, then Valle de Ángeles": nights in one town are nights in the other.
      ...stays.flatMap(({ place, name }, i) =>
        stays.slice(0, i).some((one) => one.place === place && one.name !== name)
          ? asWritten(name, written)
          : [],
      ),
      ...people.map((words) => asWritten(words, written)),
      ...apart,
      ...refusedToo,
      ...((stayed ?? isSumOfStays) ? [] : stays.map(({ start, end }) => originalOf(written, start, end))),
      ...unknownWords(text, written),
    ],
  }
}

/** Words of the text without accents, as they were written. */
const asWritten = (words: string, written: string) => {
  const start = plain(written).indexOf(words)
  return start < 0 ? words : originalOf(written, start, start + words.length)
}

/** The destination where cruise ships call, with an airport near the port. */
const CRUISE_PORT = 'roatan'

const BOAT_FROM_PORT = ['utila', 'guanaja']

/**
 * Nights near Roatán's airport that "7 nights on Utila" does not count: boats leave in the morning, so there is one
 * before the boat to the only place of the trip, and one before the flight.
 */
const nightsBeforeBoats = (found: readonly string[], ...gateways: readonly (Gateway | undefined)[]): number =>
  found.length === 1 && BOAT_FROM_PORT.includes(found[0] ?? '')
    ? gateways.filter((gateway) => gateway === 'RTB').length
    : 0

/** Adds the nights of an event to the only place without nights of its own. */
const withEvent = (
  nights: Record<string, number> | undefined,
  found: readonly string[],
  eventNights = 0,
): Record<string, number> | undefined => {
  const [place, ...others] = found.filter((id) => nights?.[id] === undefined)
  return place === undefined || others.length > 0 || eventNights === 0
    ? nights
    : { [place]: eventNights, ...nights }
}

/** The `named` nights, and the rest shared evenly by the other places, if the text says so and gives a total. */
const evenNights = (
  text: Scan,
  named: Record<string, number> | undefined,
  found: readonly string[],
  days: number | undefined,
): Record<string, number> | undefined => {
  const places = found.filter((id) => named?.[id] === undefined)
  const total = (days ?? 1) - 1 - Object.values(named ?? {}).reduce((sum, n) => sum + n, 0)
  const share = Math.floor(total / places.length)
  if (places.length < 2 || share < 1 || text.takeAll(EVENLY).length === 0) return named
  const more = total - share * places.length
  return { ...named, ...Object.fromEntries(places.map((id, i) => [id, share + (i < more ? 1 : 0)])) }
}
