import { type Interest, INTERESTS } from '~/content/trip-choices'
import type { Locale } from '~/i18n/locales'
import { plusDays } from '../engine/calendar'
import { takeAbsent, takeJoining, takeStaying } from './absent'
import { correctText } from './correct-text'
import {
  BAG_WORDS,
  BY_PLANE,
  CLOCK,
  COURTESIES,
  CRUISE,
  DECADES,
  FLYING,
  FLYING_TO_STAY,
  IN_A_CAR,
  LITTLE_WALKING,
  MOBILITY,
  NEVER_DID,
  NOT_CARRY_ON,
  NOT_CONSIDERED,
  PACE_WORDS,
  PAST_TRIP,
  RATES,
  REASONS,
  THE_REST,
  UNCHANGED,
  WANTED,
  WAY_WORDS,
  WHALE_SHARKS,
} from './lexicon'
import { nightsBeforeBoats, nightsByPlace } from './nights-by-place'
import { anyBare, type NamedPlace, namesOf } from './place-names'
import { readBabies } from './read-babies'
import { readDates } from './read-dates'
import { takeDayAfterEvent } from './read-day-after'
import { takeFromNow } from './read-from-now'
import { isBeside } from './read-gateways'
import {
  takeBirthday,
  takeDayFromHoliday,
  takeOtherDates,
  takeRefusedHolidays,
  withHolyDays,
  withLastDay,
} from './read-holidays'
import { readInterests } from './read-interests'
import { NIGHTS } from './read-length'
import { readParty } from './read-party'
import { readPlaces } from './read-places'
import { type DayTrip, daysOf, takeDayTrips, takeLoose, takeStays } from './read-stays'
import { readWay } from './read-way'
import { refusalsIn, refusedOf, takeDivided, takeLess, takeRefusedMonths, takeUnsure } from './refusals'
import { escapeRegExp, type Found, originalOf, plain, type Scan, scan, takeFirst, TAKEN } from './scan'
import { withStaysByDate } from './stays-by-date'
import { MOST_DAYS_READ, type Understood } from './understood'
import { unknownWords } from './unknown-words'
import { wrongWeekdays } from './weekdays'
import { isoDate } from './when'

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
  const names = namesOf(places)
  const day = isoDate(today)
  const written = withStaysByDate(withLastDay(withHolyDays(correctText(typed), day), day), names)
  const text = scan(written)
  const asTyped = ({ index, 0: words }: Found) => originalOf(written, index, index + words.length)
  const { day: afterEvent, event } = takeDayAfterEvent(text, today)
  const { flies, staying, absent, isLessMobile, ignored, bag, babies, unplanned } = setAside(text)
  const notThen = takeRefusedMonths(text)
  const countsNights = text.has(NIGHTS)
  const fliesToStay = text.has(FLYING_TO_STAY)
  text.takeAll(`${THE_REST}(?= (?:${anyBare(names)})(?![\\p{L}\\p{N}]))`)
  const dayTrips = takeDayTrips(text, names)
  const joining = takeJoining(text)
  const fromNow = afterEvent ?? takeDayFromHoliday(text, day) ?? takeFromNow(text, day)
  const stays = takeStays(text, names)
  const { few, last } = takeLoose(text, names)
  const beforeDates = text.rest()
  const { left: dates, year, eventNights, ...others } = readDates(text, locale, today, stays, fromNow)
  const read = fromNow === undefined ? others : { start: fromNow, ...others }
  const bounds = read.start === undefined ? [] : [read.start, plusDays(read.start, (read.days ?? 1) - 1)]
  const hasWhen = read.start !== undefined || read.month !== undefined
  const unsure = [...takeUnsure(text, names), ...takeLess(text, names)]
  const divided = takeDivided(text)
  const refusals = refusalsIn(text, names)
  const refusedWays = refusedOf(text, WAY_WORDS, refusals).map(({ value }) => value)
  const isCruise = text.take(CRUISE) !== undefined
  const car = text.find(IN_A_CAR)
  const seesWhaleSharks = text.has(WHALE_SHARKS)
  const way = readWay(text, written, flies)
  const without = way.goesByFerry ? [...new Set([...refusedWays, 'flights' as const])] : refusedWays
  const named = readPlaces(text, written, names, refusals)
  const addsPort = fliesToStay && !named.found.includes(ISLAND_PORT)
  // "Start in San Pedro Sula with one night": where they land, and a stay.
  const landedIn = stays.map(({ place }) => place).filter((id) => isBeside(id, [way.arrival, way.departure]))
  const inText = [...new Set([...(addsPort ? [ISLAND_PORT] : []), ...landedIn, ...named.found])]
  const { found, isDayTrip, notStayedAt } = placesToStay(inText, dayTrips, last, read.days)
  const arrival = way.arrival ?? (isCruise && found.includes(ISLAND_PORT) ? 'RTB' : undefined)
  const departure = way.departure ?? arrival
  /** The text gives the lengths of the stays, but not of the trip. */
  const isSumOfStays = read.days === daysOf(stays)
  // Two dates already give the length of the trip.
  const countsOnlyNights = countsNights && read.start === undefined && (stays.length === 0 || isSumOfStays)
  const boats = countsOnlyNights ? nightsBeforeBoats(found, arrival, departure) : 0
  // A port call is one day, and so is a day trip.
  const days = read.days === undefined ? (isCruise || isDayTrip ? 1 : undefined) : read.days + boats
  const stayed = nightsByPlace(text, stays, found, { days: read.days, few, eventNights })
  // A boat or a flight may need a night beside the airport.
  const isNeeded = (id: string) => found.length > 0 && isBeside(id, [arrival, departure])
  const skipped = named.refused.flatMap(({ ids }) => ids.filter((id) => !found.includes(id) && !isNeeded(id)))
  const nights =
    skipped.length > 0 ? { ...Object.fromEntries(skipped.map((id) => [id, 0])), ...stayed } : stayed
  const isCarTaken = car !== undefined && text.rest()[car.index] === TAKEN
  const { party, left: people } = readParty(text, babies, absent, staying)
  const pace = takeFirst(text, PACE_WORDS) ?? (isLessMobile ? 'relaxed' : undefined)
  const { avoid: refusedInterests, left: refusedToo, ...wanted } = readInterests(text, written, refusals)
  if (without.length + refusedInterests.length > 0) text.takeAll(REASONS)
  const interests = INTERESTS.filter(
    (one) => wanted.interests.includes(one) || (seesWhaleSharks && one === 'snorkel'),
  )
  const isNoHike = isLessMobile && !interests.includes('hiking') && !refusedInterests.includes('hiking')
  const avoid: Interest[] = isNoHike ? [...refusedInterests, 'hiking'] : refusedInterests
  const notPlanned = [...(event ? [event] : []), ...ignored, ...divided, ...(isCarTaken ? [car] : [])]
  return {
    when: { ...read, ...(days !== undefined && { days: Math.min(days, MOST_DAYS_READ) }) },
    ...(arrival && { arrival }),
    ...(departure && { departure }),
    ...party,
    ...(found.length > 0 && { places: found }),
    ...(nights && { nights }),
    ...(interests.length > 0 && { interests }),
    ...(avoid.length > 0 && { avoid }),
    ...(without.length > 0 && { without }),
    ...(pace && { pace }),
    ...(bag && { bag }),
    ...(way.origin && { origin: way.origin }),
    ...(way.exit && { exit: way.exit }),
    ...(year !== undefined && { year }),
    ...(notPlanned.length > 0 && { ignored: notPlanned.map(asTyped) }),
    unknown: [
      ...(dates === undefined ? [] : [asWritten(dates, written)]),
      ...wrongWeekdays(beforeDates, bounds).map(({ start, end }) => originalOf(written, start, end)),
      ...(hasWhen ? [] : notThen.map(asTyped)),
      ...named.refused.flatMap(({ words, ids }) =>
        ids.some((id) => isNeeded(id) || found.includes(id)) ? words : [],
      ),
      ...named.left,
      ...way.left.map(asTyped),
      ...unsure.map(asTyped),
      ...notStayedAt.map(({ start, end }) => originalOf(written, start, end)),
      ...joining.map(asTyped),
      // "Tegucigalpa, then Valle de Ángeles": nights in one town are nights in the other.
      ...stays.flatMap(({ place, name }, i) =>
        stays.slice(0, i).some((one) => one.place === place && one.name !== name)
          ? asWritten(name, written)
          : [],
      ),
      ...people.map((words) => asWritten(words, written)),
      ...unplanned.map(asTyped),
      ...refusedToo,
      ...((stayed ?? isSumOfStays) ? [] : stays.map(({ start, end }) => originalOf(written, start, end))),
      ...unknownWords(text, written),
    ],
  }
}

/** Takes what the other readers could mistake for something else, or never need. */
const setAside = (text: Scan) => {
  text.takeAll(`${COURTESIES}|${UNCHANGED}`)
  const flies = text.has(FLYING)
  text.takeAll(`(?<!\\b(?:no|not|sin) )${BY_PLANE}`)
  text.takeAll(DECADES)
  text.takeAll(`${NEVER_DID}|${WANTED}`)
  const unplanned = text.takeAll(`${NOT_CARRY_ON}|${RATES}|${CLOCK}`)
  const staying = takeStaying(text)
  const absent = takeAbsent(text)
  const isLessMobile = text.take(LITTLE_WALKING) !== undefined || text.has(MOBILITY)
  const ignored = [
    ...takeRefusedHolidays(text),
    ...takeOtherDates(text),
    ...takeBirthday(text),
    ...text.takeAll(NOT_CONSIDERED),
  ]
  const bag = takeFirst(text, BAG_WORDS)
  const babies = readBabies(text)
  text.takeAll(PAST_TRIP)
  return { flies, staying, absent, isLessMobile, ignored, bag, babies, unplanned }
}

/** The places to plan for, and those that the text only visits for a day from another. */
const placesToStay = (
  named: readonly string[],
  dayTrips: readonly DayTrip[],
  last: string | undefined,
  days: number | undefined,
) => {
  const visited = dayTrips.flatMap(({ ids }) => ids)
  const bases = dayTrips.flatMap(({ from }) => from ?? [])
  const isKnown = new Set([...visited, ...bases.flatMap(({ ids }) => ids)])
  /** The text is about nothing else. */
  const isDayTrip = visited.length > 0 && days === undefined && named.every((id) => isKnown.has(id))
  const inText = isDayTrip ? [...new Set(visited)] : [...named]
  const found =
    last !== undefined && inText.includes(last) ? [...inText.filter((id) => id !== last), last] : inText
  const notStayedAt = [...dayTrips, ...(isDayTrip ? bases : [])].filter(
    ({ ids }) => !ids.some((id) => found.includes(id)),
  )
  return { found, isDayTrip, notStayedAt }
}

/** Words of the text without accents, as they were written, and with the words between them that were taken. */
const asWritten = (words: string, written: string) => {
  const start = plain(written).search(new RegExp(escapeRegExp(words).replaceAll(TAKEN, '.'), 's'))
  return start < 0 ? words : originalOf(written, start, start + words.length)
}

/** The island where flights land and cruise ships call. */
const ISLAND_PORT = 'roatan'
