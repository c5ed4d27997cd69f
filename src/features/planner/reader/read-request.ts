import { type Gateway, type Interest, INTERESTS, type Origin } from '~/content/trip-choices'
import type { Locale } from '~/i18n/locales'
import { typosBetween } from '~/lib/typos'
import { MAX_DAYS, MAX_PLACES } from '../engine/parameters'
import {
  AND,
  anyOf,
  ARRIVING,
  AT_HOME,
  BAG_WORDS,
  BORDERS,
  BOTH_WAYS,
  BY_LAND,
  CLAUSE_ENDS,
  CLOCK,
  CODE,
  CROSSINGS,
  AT_THE_CROSSING,
  FLYING_TO,
  FROM_TOWN,
  IN_A_CAR,
  COURTESIES,
  CRUISE,
  DECADES,
  EVENLY,
  FLYING,
  FROM_HOME,
  FROM_HUB,
  FROM_HONDURAS,
  GOING_ON,
  GATEWAY_NAMES,
  HOMES,
  HUBS,
  IN_AND_OUT,
  INTEREST_WORDS,
  LEAVING,
  LEAVING_BARELY,
  LEAVING_BY_LAND,
  LEAVING_HOME,
  LIVING_ABROAD,
  LIVING_HERE,
  MOBILITY,
  MONTH_NAMES,
  NONE_OF,
  NOR,
  NOT,
  NOT_CARRY_ON,
  NOT_CONSIDERED,
  NOT_TO_TASTE,
  OFTEN_MISSPELLED,
  ON_THE_ROAD,
  ORIGIN_WORDS,
  PACE_WORDS,
  PAST_TRIP,
  PEOPLE_FROM_HOME,
  RATES,
  SETTING_OUT,
  SETTING_OUT_FOR,
  STOP_WORDS,
  THE_REST,
  WAY_WORDS,
  valueOf,
  type Words,
} from './lexicon'
import { NUMBER } from './lengths'
import { isoDate, NIGHTS, readDates } from './read-dates'
import { takeRefusedHolidays, takeSchoolDates, withHolyDays } from './read-holidays'
import { readBabies, readParty, takeAbsent, takeJoining, takeStaying } from './read-party'
import { daysOf, nightsOf, type PlaceName, takeDayTrips, takeLoose, takeStays, withFew } from './read-stays'
import { acrossTaken, type Scan, plain, scan, TAKEN } from './scan'
import { MOST_DAYS_READ, type Understood } from './understood'

/** A destination, by its names. */
export interface NamedPlace {
  readonly id: string
  readonly name: string
  readonly synonyms: readonly string[]
}

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
  const written = withHolyDays(corrected(typed), isoDate(today))
  const text = scan(written)
  const asTyped = ({ index, 0: words }: RegExpExecArray) => originalOf(written, index, index + words.length)
  text.takeAll(COURTESIES)
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
  const bag = first(text, BAG_WORDS)
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
  const flies = text.has(FLYING)
  const isCruise = text.take(CRUISE) !== undefined
  const livesHere = text.has(LIVING_HERE)
  const car = text.find(IN_A_CAR)
  const gateways = readGateways(text, flies)
  const named = first(text, ORIGIN_WORDS) ?? gateways.border
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
  text.takeAll('(?:en|by) (?:avion|plane|bus)')
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
  const notPlanned = [...ignored, ...divided, ...(isCarTaken ? [asTyped(car)] : [])]
  const { party, left: people } = readParty(text, babies, absent, staying)
  const pace = first(text, PACE_WORDS) ?? (isLessMobile ? 'relaxed' : undefined)
  const { interests, avoid: refusedInterests, left: refusedToo } = readInterests(text, written, refusals)
  const isNoHike = isLessMobile && !interests.includes('hiking') && !refusedInterests.includes('hiking')
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

/** "12/20-1/3" */
const DASH_OF_DATES = /(?<=\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)[-–](?=\d{1,2}\/\d)/g

/** "5 1/2" */
const HALF = /(?<=\d)(?: ?½| 1\/2(?![\d/]))/g

/** "De año y medio", "a year and a half old": not the age of a child with a seat. */
const AGE_OF_BABY =
  /(?<=\b(?:de|tiene|con|a[ñn]os y) )(?:(?:un|1) )?a[ñn]o y medio|(?<!\d (?:and|&) )\b(?:(?:an? |one |1 )?year[ -]and[ -](?:a[ -])?half|(?:an?|one|1) and (?:a )?half[ -]years?)(?=[ -]old)|\b1\.5[ -]years?(?=[ -]old)/gi

const AGE_IN_MONTHS = /(\d{1,2})[ -]?(?:months?|mos?|meses)(?![a-z])(?:[ -]olds?)?/gi

/** "Kids 4 and 18 months" */
const AGES_OF_KIDS =
  /(?<!\p{L})(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|ni[nñ][oa]s?|hij[oa]s?|cipot[ea]s?|niet[oa]s?|grand(?:kids|children))(?=[\s,:(])(?:[\s,:()&-]*(?:\d{1,2}|years?|yrs?|a[ñn]os|months?|mos?|meses|olds?|ages?d?|who|is|are|de|of|con|tienen|and|y|e)(?![\p{L}\d]))+/giu

/** Converts ages to years if at least one of them is in years. */
const agesInYears = (list: string): string =>
  /\d/.test(list.replaceAll(AGE_IN_MONTHS, ''))
    ? list.replaceAll(AGE_IN_MONTHS, (_, months: string) => `${Math.floor(Number(months) / 12)} years`)
    : list

/** "One is 4 and the other is 7" */
const ONE_AND_OTHER =
  /(?<!\p{L})(?:one|un[oa])(?: (?:is|de|aged|tiene))+ (\d{1,2}(?: ?(?:years?(?: old)?|a[ñn]os|months?|meses))?),? (?:and|y) (?:(?:the|an|el|la) ?)?(?:other|otr[oa])(?: one)?(?: (?:is|de|aged|tiene))+ (?=\d)/giu

/** The age of the adults named after it: "70yo couple". */
const AGE_OF_ADULTS =
  /\b[2-9]\d[ -]?y(?:\/?o|(?:ea)?rs?)(?:[ -]old)? (?=couple|solo|wom|m[ae]n|guy|fem|male|friend|trav|parents|mother|father|mom|mum|dad|grand|in-laws|aunt|uncle)/gi

/** "My husband and I (both 68)" */
const AGE_OF_BOTH =
  /\((?:both|amb[oa]s)(?: (?:are|aged?|de))? [4-9]\d(?: (?:years?(?:[ -]old)?|a[ñn]os))?\)/gi

/** Before the word for the elders: "my retired parents". */
const SORT_OF_ELDERS =
  /(?<=\b(?:my|our|mis|nuestros) )(?:retired|elderly|aging|old(?:er)?) (?=parents|grandparents|in-laws|mom|mum|mother|dad|father)/gi

/** The month before a day, not the sea: "Mar 2". */
const MARCH =
  /(?<!\b(?:el|al|del) )\bmar(?=\.? \d{1,2}\b(?! ?(?:d[ií]a|noch|sem|day|night|week|pers|adul)))/gi

const COUNTED = 'days?|d[ií]as?|nights?|noches?|weeks?|semanas?|adults?|adultos?|people|personas'
/** After a number that the next one replaces: "7 days, no wait, make it 9". */
const CORRECTION =
  '(?:no, |(?:no,? )?(?:(?:(?:ay|espera|wait|sorry|perdon|perdón|digo|quise decir|i mean|actually|better|mejor(?: dicho)?|or rather|o m[aá]s bien|(?:but|pero) (?:now |ahora )?(?:i |we )?(?:now |ahora )?(?:(?:only|just|s[oó]lo) (?:have|got|tengo|tenemos)|(?:have|got|tengo|tenemos) (?:only|just|s[oó]lo))(?= \\p{L}* ?\\d* ?(?:days?|d[ií]as?|nights?|noches?)?(?:[.,;]| (?:in|en|for|para|from|flying|and|y) |$))|que sean|make (?:it|that)|scratch that)[,:.]* )+))'
const CORRECTED = new RegExp(
  `(?<!\\p{L})(?:${NUMBER})( (?:${COUNTED}))( (?:in|on|en) \\p{L}+(?: \\p{L}+){0,2}?)?,? ${CORRECTION}(${NUMBER})( (?:${COUNTED}))?(?![\\p{L}\\p{N}])`,
  'giu',
)

const DAYS = '\\d{1,2} ?(?:to|al?|-|–|thr(?:u|ough)|until) ?'
/** "Del 1 al 9 de marzo, no, perdón, del 2 al 10", "March 1 to 9, sorry, March 2 to 10" */
const CORRECTED_DATES = new RegExp(
  `(?<!\\p{L})(?:from |del? )?(${MONTH_NAMES} )?${DAYS}(?:${MONTH_NAMES} )?\\d{1,2}( de ${MONTH_NAMES})?,? ${CORRECTION}(?:from |del? )?(${MONTH_NAMES} )?(${DAYS}(?:${MONTH_NAMES} )?\\d{1,2})( de ${MONTH_NAMES})?(?![\\p{L}\\p{N}])`,
  'giu',
)

/** "July, actually scratch that, make it August" */
const CORRECTED_MONTH = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d (?:de |of )?|\\b(?:no|not) (?:en |in )?)${MONTH_NAMES}[,.]? ${CORRECTION}(?:(?:in|en) )?(?=${MONTH_NAMES}(?! \\d))`,
  'giu',
)

/** Drops repeated sentences of more than two words. */
const saidOnce = (text: string): string => {
  const said = new Set<string>()
  return text.replaceAll(/[^.;!?\n]+/g, (sentence) => {
    const words = plain(sentence).match(/[\p{L}\p{N}]+/gu) ?? []
    const isRepeated = words.length > 2 && said.has(words.join(' '))
    said.add(words.join(' '))
    return isRepeated ? '' : sentence
  })
}

const STAYING =
  ",? (?:(?:and |y |then )?(?:(?:(?:we|i)(?:'ll| will)? )?(?:stay(?:ing)?|leav(?:e|ing)|return(?:ing)?|back) |(?:nos |me )?(?:qued(?:amos|o|aremos)|vamos|voy|regres(?:amos|o)|volvemos|vuelvo|salimos|salgo) ))?"
/** "December 22, staying until the 29th" */
const UNTIL_DAY = new RegExp(
  `(?<!\\p{L})(${MONTH_NAMES})\\.? (\\d{1,2})(?:st|nd|rd|th)?${STAYING}(?:until|till|thr(?:u|ough)|to|on) (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! (?:of )?(?:${MONTH_NAMES}))`,
  'giu',
)
/** "El 22 de diciembre, y nos quedamos hasta el 29" */
const HASTA_EL = new RegExp(
  `(?<!\\p{L})(\\d{1,2}) de (${MONTH_NAMES})${STAYING}(?:hasta|al) (?:el )?(\\d{1,2})(?! (?:de |d[ií]as|noches|personas|adultos)|\\d)`,
  'giu',
)

const corrected = (typed: string): string =>
  saidOnce(typed)
    .replaceAll(UNTIL_DAY, (words, month: string, first: string, last: string) =>
      Number(first) < Number(last) ? `${month} ${first} to ${month} ${last}` : words,
    )
    .replaceAll(HASTA_EL, (words, first: string, month: string, last: string) =>
      Number(first) < Number(last) ? `${first} al ${last} de ${month}` : words,
    )
    .replaceAll(
      CORRECTED_DATES,
      (
        _,
        before: string | undefined,
        after: string | undefined,
        newBefore: string | undefined,
        dates: string,
        newAfter: string | undefined,
      ) => {
        const ends = newAfter ?? (newBefore ? '' : (after ?? ''))
        return ends ? `del ${dates}${ends}` : `${newBefore ?? before ?? ''}${dates}`
      },
    )
    .replaceAll(
      CORRECTED,
      (_, unit: string, where: string | undefined, count: string, newUnit: string | undefined) =>
        `${count}${newUnit ?? unit}${where ?? ''}`,
    )
    .replaceAll(CORRECTED_MONTH, '')
    .replaceAll(DASH_OF_DATES, ' - ')
    .replaceAll(HALF, ' and a half')
    .replaceAll(AGE_OF_BABY, (age) => (age.endsWith('medio') ? '18 meses' : '18 months'))
    .replaceAll(/ (?:a m[aá]s tardar|at the latest)(?!\p{L})/giu, '')
    .replaceAll(ONE_AND_OTHER, '$1 and ')
    .replaceAll(AGES_OF_KIDS, agesInYears)
    .replaceAll(AGE_OF_ADULTS, '')
    .replaceAll(AGE_OF_BOTH, '')
    .replaceAll(SORT_OF_ELDERS, '')
    .replaceAll(MARCH, 'March')
    .replaceAll(/\p{L}{5,}/gu, (word) =>
      OFTEN_MISSPELLED.includes(plain(word))
        ? word
        : (OFTEN_MISSPELLED.find((name) => typosBetween(name, plain(word), 1) === 1) ?? word),
    )

/** Where a trip by road from a home in Honduras begins. */
const homeOf = (written: string): Gateway => {
  const words = scan(written).find(AT_HOME)?.[0] ?? ''
  return HOMES.find(([, pattern]) => new RegExp(`(?:${pattern})$`).test(words))?.[0] ?? 'land'
}

const first = <Value>(text: Scan, words: Words<Value>): Value | undefined =>
  words.find(([, pattern]) => text.takeAll(pattern).length > 0)?.[0]

const gatewayOf = (name: string | undefined): Gateway | undefined =>
  name === undefined ? undefined : valueOf(GATEWAY_NAMES, name)

interface Gateways {
  readonly arrival?: Gateway | undefined
  readonly departure?: Gateway | undefined
  /** The country that they come from by land. */
  readonly border?: Origin | undefined
}

const readGateways = (text: Scan, flies: boolean): Gateways => {
  const named = (before: string, after = '', names = GATEWAY_NAMES) =>
    first(
      text,
      names.map(([gateway, pattern]) => [
        gateway,
        `${acrossTaken(`(?:${before})`)} (?:the )?(?:${pattern})(?: airport)?${after}`,
      ]),
    )
  const leaving = () => named(LEAVING) ?? named(LEAVING_BARELY, `(?!${GOING_ON})`)
  const isOnTheRoad = text.has(ON_THE_ROAD)
  const byLand = text.take(BY_LAND)?.[0]
  const border = byLand === undefined ? undefined : first(scan(byLand), [...BORDERS, ...CROSSINGS])
  if (byLand !== undefined) text.takeAll(AT_THE_CROSSING)
  const both =
    named(IN_AND_OUT) ??
    first(
      text,
      GATEWAY_NAMES.map(([gateway, pattern]) => [gateway, `(?:${pattern})${BOTH_WAYS}`]),
    )
  if (both) return { arrival: both, departure: both, border }
  text.take(FLOWN_FROM)
  const arrival = byLand === undefined ? (named(FLYING_TO) ?? named(ARRIVING)) : 'land'
  const passed = named('via', '', HUBS)
  const isFromAbroad = ORIGIN_WORDS.some(([origin, pattern]) => origin !== 'HN' && text.has(pattern))
  const isFromHome = !flies && !border && !isFromAbroad && (arrival ?? 'land') === 'land'
  if (isFromHome && text.take(isOnTheRoad ? FROM_HOME : PEOPLE_FROM_HOME)) {
    text.takeAll(ON_THE_ROAD)
    return { arrival: 'land', departure: leaving(), border: 'HN' }
  }
  if (!flies && !isFromAbroad && !arrival && text.take(FROM_TOWN)) {
    text.takeAll(ON_THE_ROAD)
    return { arrival: 'land', departure: leaving(), border: 'HN' }
  }
  const home = flies || isFromAbroad || arrival ? undefined : named(LEAVING_HOME, '', HUBS)
  if (home) {
    // If the text also says when they arrive, this is where the trip ends; otherwise they set out from home, by road.
    const isEnd = text.has('lleg(?:o|amos)')
    return isEnd
      ? { arrival: home, departure: leaving() ?? home, border }
      : { arrival: 'land', departure: leaving() ?? 'land', border: 'HN' }
  }
  const byLandOut = text.take(LEAVING_BY_LAND) !== undefined
  // A plan by land ends at the border where it begins: another border stays in the text, and is named.
  if (byLandOut && border) text.takeAll(BORDERS.find(([country]) => country === border)?.[1] ?? '')
  const departure = byLandOut ? 'land' : leaving()
  const hubs = HUBS.filter(([gateway]) => gateway === (arrival ?? gateway))
  const setOut = named(SETTING_OUT, SETTING_OUT_FOR, hubs) ?? named(FROM_HUB, CLAUSE_ENDS, hubs)
  const start = arrival ?? setOut ?? passed
  const out = departure ?? gatewayOf(text.take(`(${CODE}) out`)?.[1])
  const codes = text.takeAll(CODE).map(([code]) => gatewayOf(code))
  return { arrival: start ?? codes[0], departure: out ?? codes[start ? 0 : 1], border }
}

const GATEWAY = anyOf(GATEWAY_NAMES)
/** "We land in La Ceiba, by plane from San Pedro": San Pedro is not a stop. */
const FLOWN_FROM = `(?<=(?:${ARRIVING}) (?:${GATEWAY})(?: airport)?(?:,? (?:en|by|in|on)(?: an?)? (?:avion|plane|vuelo|flight))? )(?:desde|from) (?:${GATEWAY})`

/** The original text between two positions of the scanned text. */
const originalOf = (written: string, start: number, end: number) => [...written].slice(start, end).join('')

/** Words of the text without accents, as they were written. */
const asWritten = (words: string, written: string) => {
  const start = plain(written).indexOf(words)
  return start < 0 ? words : originalOf(written, start, start + words.length)
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

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

/** Between two places when either will do. */
const OR = /^(?: or | o |\/)(?:the |la |el )?$/

interface Name extends PlaceName {
  readonly word: string
}

/** "No islands" and "no island" both mean "the islands". */
const bare = (pattern: string) => pattern.replace(/^(?:the|el|las?|los) /, '').replace('ss?', 's?')

const anyBare = (names: readonly Name[]) => [...new Set(names.map(({ pattern }) => bare(pattern)))].join('|')

/** Long names come before short ones that they contain. */
const namesOf = (places: readonly NamedPlace[]): readonly Name[] =>
  places
    .flatMap(({ id, name, synonyms }) =>
      [name, ...synonyms].map((one) => {
        const word = plain(one)
        return { id, word, pattern: `${escape(word)}s?` }
      }),
    )
    .toSorted((a, b) => b.word.length - a.word.length)

/**
 * Ids in the order of the text, those that it says not to go to, and what is left out of the form: places beyond the
 * maximum, and the second of two when either will do.
 */
const readPlaces = (
  text: Scan,
  written: string,
  names: readonly Name[],
  refusals: readonly Refusal[],
): {
  found: string[]
  refused: { words: string; ids: string[] }[]
  left: string[]
} => {
  const original = (start: number, end: number) => originalOf(written, start, end)
  const any = anyBare(names)
  const refused = [
    ...refusals,
    ...(any ? text.takeAll(`${refusalOf(any)}|(?:${any}) no${CLAUSE_ENDS}`) : []),
  ].map(({ index, 0: words }) => {
    const parts = scan(words)
    return {
      words: original(index, index + words.length),
      ids: names.flatMap(({ word, pattern }) =>
        parts
          .takeAll(bare(pattern))
          .flatMap(() => names.filter((one) => one.word === word).map(({ id }) => id)),
      ),
    }
  })
  const exact = names.flatMap(({ id, pattern }) =>
    text.takeAll(pattern).map(({ index, 0: words }) => ({ id, index, end: index + words.length })),
  )
  const misspelled = wordsLeft(text).flatMap(({ index, 0: word }) => {
    const ids = names.filter((name) => isTypoOf(name.word, word)).map(({ id }) => id)
    if (ids[0] === undefined || ids.some((id) => id !== ids[0])) return []
    text.takeRange(index, index + word.length)
    if (isNegated(text.rest().slice(0, index))) {
      refused.push({ words: original(index, index + word.length), ids: [ids[0]] })
      return []
    }
    return { id: ids[0], index, end: index + word.length }
  })
  const found = [...exact, ...misspelled].toSorted((a, b) => a.index - b.index)
  const isOther = ({ index }: { index: number }, i: number) =>
    i > 0 && OR.test(plain(original(found[i - 1]!.end, index)))
  const others = found.filter(isOther)
  const ids = found.filter((place) => !others.includes(place)).map(({ id }) => id)
  const unique = [...new Set(ids)]
  return {
    found: unique.slice(0, MAX_PLACES),
    refused,
    left: [
      ...unique.slice(MAX_PLACES).flatMap((id) => {
        const place = found.find((one) => one.id === id)
        return place ? original(place.index, place.end) : []
      }),
      ...others
        .filter(({ id }) => !ids.includes(id))
        .map((place) => original(found[found.indexOf(place) - 1]!.end, place.end).trim()),
    ],
  }
}

const isNegated = (before: string) => new RegExp(`(?:${NOT}) $`).test(before)

/** Only one letter away from too many other words. */
const COMMON = 'cayos'

/** One letter added, dropped, or changed (or two swapped), in a word that is long enough. */
const isTypoOf = (name: string, word: string) =>
  name.length > 4 && name !== COMMON && word.length > 3 && typosBetween(name, word, 1) === 1

const ANY_INTEREST = anyOf(INTEREST_WORDS)

/** How many items may follow the first before "or". Without a limit, a text with a thousand commas takes minutes. */
const MORE = '{0,5}'

/** "No A", "no A and B", "no A, B or C", but "except A, B and C": after "no", a comma may end the refusal. */
const refusalOf = (pattern: string) => {
  const one = `(?:${pattern})(?![\\p{L}\\p{N}])`
  const list = `${one}(?:(?:(?:, ?${one})${MORE}${NOR}|${AND})${one})*`
  return `(?:${NONE_OF}) ${one}(?:(?:, ?${one})${MORE}(?:${NOR}|,?${AND})${one})*|(?:${NOT}) ${list}`
}

/** "I'm not into diving, but my boyfriend is": the plan is for both. */
const DIVIDED = `(?:${refusalOf(ANY_INTEREST)})(?=(?:,? (?:but|pero)|,) (?:a )?(?:my|our|mis?|nuestr[oa]s?) \\p{L}+(?: \\p{L}+)? (?:is|does|do|likes?|loves?|wants?|si|le gusta|quiere)(?!\\p{L}))`

const REFUSED_MONTHS = `(?<!\\bwhy )(?:${refusalOf(`(?:in |en )?(?:${MONTH_NAMES})`)})(?! \\d)|(?:in |en )?(?:${MONTH_NAMES}) no(?: (?:me|nos|puedo|podemos|sirve|conviene))*${CLAUSE_ENDS}`

interface Refusal extends Pick<RegExpExecArray, 'index' | 0> {
  /** Its words without place names. */
  readonly others: string
}

/**
 * Refused lists of more than one kind: "no boats, museums or islands". After words of taste and with "ni", they may
 * include unknown items, which stay in the text: "not interested in cities, museums or Tela".
 */
const refusalsIn = (text: Scan, names: readonly Name[]): readonly Refusal[] => {
  const others = [...WAY_WORDS, ...INTEREST_WORDS].map(([, pattern]) => pattern)
  const one = `(?:${[anyBare(names), ...others].filter(Boolean).join('|')})(?![\\p{L}\\p{N}])`
  const lists: Pick<Refusal, 'index' | 0>[] = text.takeAll(
    `(?:${NOT}) ${one}(?:(?:, ?${one})${MORE}${NOR}${one})+|(?:${NONE_OF}) ${one}(?:, ?${one})${MORE}, ?${one},?${AND}${one}`,
  )
  const any = `(?:(?:the|el|la|los|las) )?(?:${one}|(?!${one})\\p{L}+(?!\\p{L}))`
  const first = `(?:${any}|\\p{L}+ \\p{L}+(?!\\p{L}))`
  const open = new RegExp(
    `(?<!\\p{L})(?:(${NOT_TO_TASTE}) ${first}(?:, ?${any})${MORE}${NOR}${any}|(${NOT}) (?!cono[cz]|he |hemos )${first}(?:, ?${any})${MORE},? ni ${any})`,
    'gu',
  )
  for (const { index, 0: words, 1: taste, 2: no } of text.rest().matchAll(open)) {
    const known = scan(words).takeAll(one)
    if (known.length > 0) text.takeRange(index, index + (taste ?? no ?? '').length)
    lists.push(...known.map((part) => ({ index: index + part.index, 0: part[0] })))
  }
  return lists.map(({ index, 0: words }) => {
    text.takeRange(index, index + words.length)
    const parts = scan(words)
    for (const { pattern } of names) parts.takeAll(bare(pattern))
    return { index, 0: words, others: parts.rest() }
  })
}

/** What a text refuses, including in the `lists` already taken from it, and its position. */
const refusedOf = <Value>(text: Scan, words: Words<Value>, lists: readonly Refusal[], more = '') => {
  const any = anyOf(words)
  const own = text.takeAll(refusalOf(any) + more).map(({ index, 0: others }) => ({ index, others }))
  const refusals = [...lists, ...own].map(({ index, others }) => ({ index, scan: scan(others) }))
  return words.flatMap(([value, pattern]) => {
    const [place] = refusals.flatMap((one) => {
      const found = one.scan.find(pattern)
      return found ? { start: one.index + found.index, length: found[0].length } : []
    })
    return place ? { value, ...place } : []
  })
}

/** Wanted and refused interests. If one is both, it counts as wanted, and its refusal goes to `left`. */
const readInterests = (
  text: Scan,
  written: string,
  lists: readonly Refusal[],
): { interests: Interest[]; avoid: Interest[]; left: string[] } => {
  const refused = refusedOf(text, INTEREST_WORDS, lists, `|(?:${ANY_INTEREST})[?:]? no${CLAUSE_ENDS}`)
  const named = INTEREST_WORDS.filter(([, pattern]) => text.takeAll(pattern).length > 0).map(
    ([value]) => value,
  )
  return {
    interests: INTERESTS.filter((one) => named.includes(one)),
    avoid: refused.flatMap(({ value }) => (named.includes(value) ? [] : value)),
    left: refused.flatMap(({ value, start, length }) =>
      named.includes(value) ? originalOf(written, start, start + length) : [],
    ),
  }
}

/** After a stop word, or after what some of them have in common. */
const ENDINGS = [/$/, /(?:s|ing)$/, /(?<=...)(?:thing|where|[aei]?mos|[aei]rs?|[aeo]?[ns]?|ing|more)$/]

const isLeft = ({ 0: word }: { 0: string }) =>
  !ENDINGS.some((ending) => STOP_WORDS.has(word.replace(ending, ''))) && (word.length > 1 || /\d/.test(word))

/** The words not understood yet, except those that say nothing. */
const wordsLeft = (text: Scan) => [...text.rest().matchAll(/[\p{L}\p{N}][\p{L}\p{N}']*/gu)].filter(isLeft)

/** A number and what it counts stay together. */
const LEFT =
  /\p{N}[\p{L}\p{N}]*(?: of us|[ -](?:(?!(?:and|the|que|con|los|las|del|for)\P{L})\p{L}{3,}))?|\p{L}[\p{L}\p{N}']*/gu

const BETWEEN_NEIGHBORS = /^ (?:(?:de|del|a|en|of|to|in|the|la|el) )*$/

/** Words before another of the same kind, or before the last of a list. */
const NOT_THE_SAME = /\b(?:another|other|more|otr[oa]s?|and|y) $/

/** Whether the word, or the number with the word before it, was already understood: "in March … is March good?" */
const isRepeated = (word: string, index: number, all: string, rest: string): boolean => {
  const before = all.slice(0, index)
  if (/\d\P{N}/u.test(word) || NOT_THE_SAME.test(before)) return false
  const same = /^\d/.test(word) ? (/\p{L}+[^\p{L}\p{N}]*$/u.exec(before)?.[0] ?? '') + word : word
  return [...all.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escape(same)}(?![\\p{L}\\p{N}])`, 'gu'))].some(
    (one) => !/[\p{L}\p{N}]/u.test(rest.slice(one.index, one.index + same.length)),
  )
}

/** Unknown words as written; neighbors stay together, as in "silla de ruedas". */
const unknownWords = (text: Scan, written: string): string[] => {
  const rest = text.rest()
  const all = plain(written)
  const groups: string[] = []
  let end = -1
  const words = [...rest.matchAll(LEFT)].filter(isLeft)
  for (const { index, 0: word } of words.filter((one) => !isRepeated(one[0], one.index, all, rest))) {
    const original = originalOf(written, index, index + word.length)
    const between = end < 0 ? '' : rest.slice(end, index)
    const neighbor = BETWEEN_NEIGHBORS.test(between) ? groups.pop() : undefined
    groups.push(neighbor === undefined ? original : neighbor + originalOf(written, end, index) + original)
    end = index + word.length
  }
  return [...new Set(groups)]
}
