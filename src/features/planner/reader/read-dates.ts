import * as english from 'chrono-node/en'
import * as spanish from 'chrono-node/es'
import { LOCALES, type Locale } from '~/i18n/locales'
import { daysBetween, firstOf, plusDays, weekdayOf } from '../engine/calendar'
import {
  anyOf,
  COMING_WEEKEND,
  EVENTS,
  isAll,
  MONTH_NAMES,
  MONTHS,
  OTHER_WEEKEND,
  SEASONS,
  valueOf,
  WEEKENDS,
} from './lexicon'
import { countOf, NUMBER, ON_TOP, RANGE, SORT_OF_LENGTH, THEN, UNIT } from './lengths'
import { datesWith, startOfHoliday, takeHoliday } from './read-holidays'
import { startOf, takePartOfMonth } from './read-month-part'
import { numberOf } from './ages'
import { PARTY_SIZE } from './read-party'
import { daysOf, type NamedStay, sumOf } from './read-stays'
import { type Scan, TAKEN } from './scan'
import { MOST_DAYS_READ } from './understood'

const DAY_MS = 86_400_000
const CHRONO: Readonly<Record<Locale, typeof english.casual>> = { en: english.casual, es: spanish.casual }

export interface When {
  readonly start?: string
  readonly month?: number
  readonly days?: number
  /** Named in the text, but not the year of the trip. */
  readonly year?: number
}

interface ReadDates extends When {
  /** Words for a time that contradicts another. */
  readonly left?: string
  /** Nights of an event that the dates belong to, with more days after it. */
  readonly eventNights?: number
}

/**
 * When and for how long, if the text says so, given the `stays` that were already taken from it. `today` determines the
 * year of a date.
 */
export const readDates = (
  text: Scan,
  locale: Locale,
  today: Date,
  stays: readonly NamedStay[],
): ReadDates => {
  const isOtherWeekend = text.take(OTHER_WEEKEND) !== undefined
  if (isOtherWeekend || text.take(COMING_WEEKEND)) {
    const friday = isOtherWeekend
      ? plusDays(weekendOf(isoDate(today)), 7)
      : comingWeekday(FRIDAY, isoDate(today))
    const { first, days } = readWeekdays(text, false) ?? { first: FRIDAY, days: 3 }
    return { start: plusDays(friday, first - FRIDAY), days }
  }
  const part = takePartOfMonth(text)
  const isWeekendOf = text.has(`${WEEKENDS} (?:of|del?)`)
  const isWeekOf = text.take(WEEK_OF) !== undefined
  const before = text.rest()
  const { length, more, next, weekdays } = readLength(text, stays)
  const words = takenSince(before, text)
  if (text.take('next week|(?:la )?(?:proxima semana|semana (?:que viene|proxima))'))
    return {
      start: from(weekdays, comingWeekday(MONDAY, plusDays(isoDate(today), 1))),
      ...(length !== undefined && { days: length }),
    }
  // A second length contradicts the first, and is not a date either.
  const other = length === undefined ? undefined : text.take(LENGTH)?.[0]
  const left = other === undefined ? {} : { left: other }
  if (part) {
    const first = from(weekdays, startOf(part, length, isoDate(today)))
    // "A long weekend in late May, 4 days"
    const isWeekend = !weekdays && part.days === undefined && words.match(WEEKENDS)
    const start = isWeekend ? comingWeekday(FRIDAY, first) : first
    const own = stays[0]?.isNext ? part.days : undefined
    const days = own === undefined ? (length ?? part.days) : own + sumOf(stays)
    return { ...left, start, ...otherYear(part.year, start), ...(days !== undefined && { days }) }
  }
  const holiday = takeHoliday(text, length !== undefined)
  const { isWindow, end, ...dates } = readExactDates(text, locale, today) ?? {}
  const exact = withEarlyArrival(dates, text)
  if (end !== undefined) {
    const dates = holiday && datesWith({ ...holiday, end: 'first' }, end)
    if (dates) return { start: dates[0], days: daysFrom(...dates) }
    if (length === undefined) return exact
    return { ...left, start: plusDays(end, 1 - length), days: length }
  }
  if (exact.start !== undefined || exact.left !== undefined) {
    // "In December, arriving on December 22" names the month twice, "Christmas, December 20 to 27" its season.
    takeMonth(text, Number(exact.start?.slice(5, 7)))
    for (const [, season] of SEASONS) text.takeAll(season)
    const { start, days } = exact
    // "January 12 and 4 more days" are five days.
    const named = length === undefined ? (isWeekOf ? 7 : undefined) : length + (length === more ? 1 : 0)
    const withHoliday = holiday && start !== undefined && days === undefined && datesWith(holiday, start)
    if (withHoliday) return { ...left, start: withHoliday[0], days: daysFrom(...withHoliday) }
    if (isWeekendOf && start !== undefined && days === undefined)
      return { ...left, start: weekendOf(start), days: length ?? WEEKEND + 1 }
    const end = start === undefined || (days ?? named) !== undefined ? undefined : takeWayHome(text, start)
    if (start !== undefined && end !== undefined) return { ...left, ...exact, days: daysFrom(start, end) }
    if (start === undefined || days === undefined)
      return {
        ...left,
        ...exact,
        ...(start && holding(start, weekdays)),
        ...(named !== undefined && { days: named }),
      }
    if (isWindow && length !== undefined && length < days) return { ...left, ...exact, days: length }
    // Stays that follow and do not fit within the dates come after them.
    const onTop = more > 0 || next < days ? more : next
    if (onTop > 0) return { ...left, start, days: clamp(days + onTop), eventNights: days - 1 }
    const toSunday = words.match(WEEKENDS) ? daysToSunday(start, days) : 0
    const isOther = toSunday === 0 && words !== '' && Math.abs((length ?? days) - days) > 1
    return { ...left, ...(isOther && { left: words }), ...exact, days: days + toSunday }
  }
  // "In April, after Easter", "Christmas in December"
  const month = !holiday || holiday.isAfter || holiday.isBefore ? readMonth(text, today) : undefined
  if (holiday && month === undefined) {
    takeMonth(text, holiday.holiday.month)
    const days = length ?? holiday.days
    const start = startOfHoliday(holiday, length, isoDate(today))
    const isOther = !plusDays(start, days ?? 0).startsWith(holiday.year ?? '')
    return {
      ...left,
      ...(days !== undefined && { days }),
      ...(readDaysOf(holiday.holiday.month, text, today) ?? {
        start,
        ...(isOther && otherYear(holiday.year, start)),
      }),
    }
  }
  return {
    ...left,
    ...(length !== undefined && { days: length }),
    ...(month === undefined
      ? weekdays?.words.match(COMING) && { start: from(weekdays, plusDays(isoDate(today), 1)) }
      : (readDaysOf(month, text, today) ?? inMonth(text, today, month, length))),
  }
}

/** The first of the weekdays from `day` on. */
const from = (weekdays: Weekdays | undefined, day: string): string =>
  weekdays ? comingWeekday(weekdays.first, day) : day

/** The first day of the range of weekdays that contains a day: "June 12, from Thursday to Tuesday". */
const holding = (day: string, weekdays: Weekdays | undefined): When & { left?: string } => {
  if (!weekdays) return { start: day }
  const before = (weekdayOf(day) - weekdays.first + 7) % 7
  return before < weekdays.days ? { start: plusDays(day, -before) } : { start: day, left: weekdays.words }
}

/** The words taken from a text since `before`. */
const takenSince = (before: string, text: Scan): string => {
  const after = text.rest()
  return [...before].filter((character, i) => character !== after[i]).join('')
}

/** Days from the end of a trip to the Sunday after it, if it ends before the weekend. */
const daysToSunday = (start: string, days: number): number => {
  const last = weekdayOf(start) + days - 1
  return last < SATURDAY ? SUNDAY - last : 0
}

/** From Monday on. */
const DAY_NAMES = [
  'mon(?:day)?|lunes',
  'tue(?:s(?:day)?)?|martes',
  'wed(?:nesday)?|miercoles',
  'thu(?:rs(?:day)?)?|jueves',
  'fri(?:day)?|viernes',
  'sat(?:urday)?|sabado',
  'sun(?:day)?|domingo',
]
const WEEKDAY = `(?:${DAY_NAMES.join('|')})`
/** 1 for Monday to 7 for Sunday; 0 if it is none. */
const weekdayNamed = (name: string): number => DAY_NAMES.findIndex((one) => isAll(one, name)) + 1
const BACK =
  '(?:back|home|return(?:ing)?|leav(?:e|ing)|fly(?:ing)? (?:out|home|back)|v[ou]e?l[tv]\\w*|regres\\w*|me voy|nos vamos|sal(?:go|imos))'
/** The day of the way back if it has no month: "leave Sunday night", "regreso en bus el 24". */
const takeWayHome = (text: Scan, start: string): string | undefined => {
  const weekday = text.take(`${BACK}(?: on| home| back| el| en| a casa)* (?:next )?(${WEEKDAY})`)?.[1]
  if (weekday !== undefined) return comingWeekday(weekdayNamed(weekday), plusDays(start, 1))
  const found = text.find(
    `${BACK}[^.;\\d]{0,40}? ((?:on )?(?:the|el) (\\d{1,2})(?:st|nd|rd|th)?)(?! (?:de|of|${UNIT}))`,
  )
  const day = Number(found?.[2])
  if (!found || !(day >= 1 && day <= 31)) return undefined
  const end = found.index + found[0].length
  text.takeRange(end - (found[1] ?? '').length, end)
  const [year = 0, month = 0, first = 0] = start.split('-').map(Number)
  return iso(year, month + (day < first ? 1 : 0), day)
}

/** The weekday before the number of a day. */
const ON_DAY = `(?:${WEEKDAY},? (?:the |el )?)?`

const DAYS_OF_IT = `del ${ON_DAY}(\\d{1,2}) al ${ON_DAY}(\\d{1,2})|(?:from |between )?(?:the )?${ON_DAY}(\\d{1,2})(?:st|nd|rd|th) ?(?:to|until|till|thr(?:u|ough)|and|-|–) ?(?:the )?${ON_DAY}(\\d{1,2})(?:st|nd|rd|th)`

/** The first day, without its month. */
const FIRST_DAY = `(?:arriv\\p{L}+|land\\p{L}*|start\\p{L}*|lleg\\p{L}+|empe[cz]\\p{L}+|empieza|desde|from|a partir)(?: (?:on|in))? (?:the|del?|el)(?: dia)? ${ON_DAY}(\\d{1,2})(?:st|nd|rd|th)?(?! (?:days|dias|nights|noches|de))`

/** "At Christmas, from the 20th to the 27th", "in November, arriving on the 4th" */
const readDaysOf = (month: number, text: Scan, today: Date): When | undefined => {
  const [first, last] = text.take(DAYS_OF_IT)?.slice(1).filter(Boolean).map(Number) ?? []
  if (first === undefined || last === undefined) {
    const day = Number(text.take(FIRST_DAY)?.[1])
    return day >= 1 && day <= 31 ? { start: next(today, month, day) } : undefined
  }
  const start = next(today, month, first)
  const end = iso(Number(start.slice(0, 4)), month + (last < first ? 1 : 0), last)
  return { start, days: daysFrom(start, end) }
}

const clamp = (days: number) => Math.min(MOST_DAYS_READ, Math.max(1, Math.round(days)))

/** "The week of May 3" */
const WEEK_OF = `(?:the |la )?(?:week of(?: the)?|semana del?)(?= (?:(?:${MONTH_NAMES})\\.? )?\\d)`

/** Days that a weekend adds to other days. */
const WEEKEND = 2

/** Not "2 days before" something else, "2 nights each", nor "a night dive". */
const NOT_APART =
  '(?! (?:(?:(?:of |de )?(?:travel|viaje) )?(?:in )?each|apiece|(?:en )?cada)(?!\\p{L}))(?! (?:before|after|earl(?:y|ier)|later|antes|despues)(?= ?(?:[,.;]|and |y |$)))(?! (?:dives?|diving|walks?|snorkel\\p{L}*|kayak\\p{L}*|tours?|life|bus|flights?)(?!\\p{L}))'

const DURATION = `(?:for |during |por |durante )?${RANGE}(${NUMBER})(?: |-)?(?:full |whole |dias? y |days? and )?(day[sz]?|dias?|nights?|nites?|noches?|nts?|weeks?|wks?|semanas?|months?|mes)(?: trip| long| vacation)?${NOT_APART}`

export const NIGHTS = `(?:${NUMBER})(?: |-)(?:nights?|nites?|noches?|nts?)`

/** With another length, part of the trip: "one day of ruins, 8 days in all". */
const ONE_DAY = '(?:(?:just |only )?(?:an?|one|1) day|(?:solo )?(?:un|1) (?:solo )?dia)(?!s)'

/** "In two weeks" says when, if something else says how long. */
const LENGTH = `(?<!\\b(?:in|en|dentro de) (?:(?:${NUMBER}) ?(?:-|to|or|a|o) ?)?)${DURATION}`

/** "Enter on February 2, leave 10 days later" */
const DAYS_LATER = `(?<=(?:${BACK}|exit(?:ing)?)(?:[^.;,\\d]{0,30} )?)(${NUMBER}) (days?|dias?|weeks?|semanas?) (?:later|despues)`

interface Weekdays {
  /** The first weekday; 1 is Monday. */
  readonly first: number
  readonly days: number
  readonly words: string
}

/** Says that weekdays are the next ones. */
const COMING = 'next|this|coming|este|proximo|viene'

/** "Thursday to Monday", "arrive Thursday, leave Monday", and "Monday to Friday, and the weekend" until Sunday. */
const readWeekdays = (text: Scan, hasWeekend: boolean): Weekdays | undefined => {
  const found = text.find(
    `(?:from |del? )?(?:(?:${COMING}) )?(${WEEKDAY})(?: que viene)?(?: ?(?:to|until|till|thr(?:u|ough)|-|–|al?|hasta(?: el)?) ?|(?<between>[^.;\\d]{0,40}?${BACK}(?: on| home| back| el)* ))(${WEEKDAY})`,
  )
  if (!found) return undefined
  takeDates(text, found)
  const [, from = '', , to = ''] = found
  const [first, last] = [weekdayNamed(from), weekdayNamed(to)]
  // From Sunday to Sunday is more than one day.
  const toWeekend = hasWeekend && first < last && last < SATURDAY ? SUNDAY - last : 0
  return { first, days: ((last - first + 6) % 7) + 2 + toWeekend, words: found[0] }
}

/** Introduces a total that the other numbers are parts of. */
const IN_ALL =
  '(?:in|en) (?:total|all|honduras)|total|(?:first|primero)(?= \\p{L})(?! (?:weeks?|semanas?|days?|dias?) )'
const NOT_AFTER_THEN = `(?<!(?:${THEN}) (?:a |one |un |el )?)`
const NOT_NEXT = `(?<!\\b(?:${THEN}|and|y) )`
const ANOTHER = '(?:another |otr[oa]s )'
const NEXT_STAY = `(?:${THEN}),? (?:(?:(?:i|we)(?:'ll| will)? )?(?:add|stay|have|anad(?:o|imos)|agreg(?:o|amos)|sum(?:o|amos)|(?:me |nos )?qued(?:o|amos)) )?(?:for |por |un[oa]s |${ANOTHER})?(?:(${NUMBER})(?: |-)?${SORT_OF_LENGTH}(${UNIT})${ON_TOP}?|(?:a |one |un |el )?${WEEKENDS})`
/** A length that says itself that it adds to another. */
const MORE_STAY = `(?:for |por |and |y )?(?:${ANOTHER}(${NUMBER})(?: |-)?(${UNIT})|(${NUMBER}) (?:more|extra|additional) (${UNIT})|(${NUMBER}) (${UNIT})(?= )${ON_TOP})`

interface Length {
  /** Days of the trip, over all consecutive stays. */
  readonly length: number | undefined
  /** Days in addition to those of an event, which any dates then belong to. */
  readonly more: number
  /** Nights and days that follow something else. */
  readonly next: number
  readonly weekdays: Weekdays | undefined
}

const readLength = (text: Scan, stays: readonly NamedStay[]): Length => {
  const isAfterEvent = text.has(EVENTS)
  const more = takeMore(text, MORE_STAY) + (isAfterEvent ? takeMore(text, NEXT_STAY) : 0)
  const weekend = readWeekend(text)
  const weekdays = readWeekdays(text, weekend !== undefined)
  const read = weekdays?.days ?? readFirstLength(text, weekend)
  const inStays = stays.length > 0 ? daysOf(stays) : undefined
  const [stay] = stays
  const isOnTop = stay?.isNext === true || stay?.isMore === true
  const first =
    read !== undefined && inStays !== undefined && isOnTop
      ? read + sumOf(stays)
      : (read ?? inStays ?? (more > 0 ? 0 : undefined))
  if (first === undefined || text.has(IN_ALL)) return { length: read ?? first, more: 0, next: 0, weekdays }
  const nextStays = stays.filter(({ isNext, isMore }) => isMore || (isNext && isAfterEvent))
  return {
    length: clamp(first + more + takeMore(text, NEXT_STAY)),
    more: more + sumOf(nextStays),
    next: sumOf(stays.filter(({ isNext }) => isNext)),
    weekdays,
  }
}

/** Days that add to others. */
const takeMore = (text: Scan, pattern: string): number =>
  text
    .takeAll(pattern)
    .map((match) => match.slice(1).filter(Boolean))
    .reduce((sum, [count, unit = '']) => sum + (count ? countOf(count, unit) : WEEKEND), 0)

/** A weekend, unless the text says more: "a long weekend, 4 nights". */
const readWeekend = (text: Scan): number | undefined => {
  if (text.take(`(?:a |one |un |este |this )?(?:long weekend|${WEEKENDS} largo|puente(?: largo)?)`)) return 4
  return text.take(`${NOT_AFTER_THEN}(?:a |one |un |este |this )?${WEEKENDS}`) ? 3 : undefined
}

/** "A relaxing week", "snorkeling week": not "the coming week". */
const SOME_WEEK = '(?<=\\ban? \\p{L}+ |[^mw]ing )week(?! of)'

const readFirstLength = (text: Scan, weekend: number | undefined): number | undefined => {
  const [, later, laterUnit = ''] = text.take(DAYS_LATER) ?? []
  if (later !== undefined) return clamp(countOf(later, laterUnit) + 1)
  if (text.take('(?<!(?:primera|segunda) )(?:a |una )?(?:fortnight|quincena)')) return 15
  if (text.take('for the day|por el dia')) return 1
  const hours = text.take(
    '(?:for |por |durante )?(2[4-9]|[3-9]\\d|1\\d\\d)(?: |-)?(?:hours?|hrs?|horas?)',
  )?.[1]
  if (hours !== undefined) return clamp(Math.ceil(Number(hours) / 24))
  const half = text.take(
    `(?:(${NUMBER}) )?(?:weeks? and a half|semanas? y media)|(${NUMBER}) and a half (?:weeks|semanas)`,
  )
  if (half) return clamp(Math.floor(7 * (numberOf(half[1] ?? half[2] ?? '1') + 0.5)))
  const duration =
    weekend === undefined
      ? (text.take(`(?!${ONE_DAY})${LENGTH}`) ?? text.take(LENGTH) ?? text.take(DURATION))
      : text.take(`${NOT_NEXT}${LENGTH}`)
  if (!duration) return weekend ?? (text.take(SOME_WEEK) && 7)
  const [, count = '1', unit = ''] = duration
  if (!isAll(ONE_DAY, duration[0])) text.takeAll(`(?:${ONE_DAY})(?= (?:of|for|de|para) )`)
  const isNights = unit.startsWith('n')
  if (isNights || /^d/.test(unit)) {
    const others = readOtherStays(text, duration.index + duration[0].length)
    return clamp(others.reduce((sum, stay) => sum + stay, numberOf(count) + (isNights ? 1 : 0)))
  }
  if (/^(?:weeks?|wks?|semanas?)$/.test(unit)) return clamp(numberOf(count) * 7)
  return clamp(numberOf(count) * 30)
}

/** The later numbers in "3 nights in Tela and 4 in Utila", after the first part was taken up to `end`. */
const readOtherStays = (text: Scan, end: number): number[] =>
  new RegExp(`^ (?:in|at|on|en) (?!${MONTH_NAMES})`).test(text.rest().slice(end))
    ? text
        .takeAll(
          `(?<=(?:,|and|then|y|luego) )(${NUMBER})(?: (?:days?|dias?|nights?|noches?))?(?= (?:in|at|on|en) )`,
        )
        .map(([, count = '0']) => numberOf(count))
    : []

/** After the number of a day: "1st", "1ro". */
const NTH = '(?:st|nd|rd|th|e?ro?|o|º)?'
/** Before the month of a day. */
const OF = '(?: (?:de?|of))?'

/** "Martes y miércoles 12 y 13 de enero" */
const WEEKDAYS = `(?:${WEEKDAY},? (?:y |al? )?(?:el )?)*`
/** Text between two dates; what is already understood does not count toward its length. */
const BETWEEN = `(?:${TAKEN}*(?!${TAKEN})[^.;\\d]){0,50}?`
const RANGES = [
  // from December 3 to 10, December 3-10, Dec 28 to January 4, de mayo 3 a mayo 10
  `(?:from |between |del? |desde )?${ON_DAY}(?<from>${MONTH_NAMES})\\.? (?<first>\\d{1,2})${NTH}(?:,? (?<year>20\\d\\d))? ?(?:to|until|till|thr(?:u|ough)|-|–|and|al|hasta(?: el)?|a(?= (?:${MONTH_NAMES}))) ?${ON_DAY}(?:(?<to>${MONTH_NAMES})\\.? )?(?<last>\\d{1,2})${NTH}(?:,? (?:of )?(?<yearAfter>20\\d\\d))?`,
  // May 3 and back on the 10th, leaving on the 3rd of May and coming home on the 10th
  `(?:on |el )?${ON_DAY}(?=(?:${MONTH_NAMES})\\b|the |(?<=(?:el|${WEEKDAY}) )|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}${OF} (?:${MONTH_NAMES}))(?:(?<from>${MONTH_NAMES})\\.? )?(?:the )?(?<first>\\d{1,2})${NTH}(?:${OF} (?<fromAfter>${MONTH_NAMES}))?(?:,?(?: del?)? (?<year>20\\d\\d))?(?<between>${BETWEEN}${BACK}(?: tod[oa]s)? (?:${TAKEN}+ )?(?:(?:from|out of|de|desde|por) [^.;,\\d]{1,30} (?=on |el ))?)(?:${TAKEN}+ )?(?:(?:early|late|temprano|tarde) )?(?:on |el )?${ON_DAY}(?:(?<to>${MONTH_NAMES})\\.? )?(?:the )?(?<last>\\d{1,2})${NTH}(?:${OF} (?<toAfter>${MONTH_NAMES})(?:,?(?: del?)? (?<yearAfter>20\\d\\d))?)?`,
  // del 3 al 10 de diciembre, 28 de diciembre al 4 de enero, 3 to 10 December
  `${WEEKDAYS}(?:del? |from (?:the )?|entre el |el )?${ON_DAY}(?<first>\\d{1,2})${NTH}(?:${OF} (?<from>${MONTH_NAMES}))? ?(?:al?|hasta(?: el)?|to(?: the)?|until|-|–|y(?: el)?|and) ?${ON_DAY}(?<last>\\d{1,2})${NTH}${OF} (?<to>${MONTH_NAMES})(?:(?: del?|,)? (?<yearAfter>20\\d\\d))?`,
] as const

/** Takes the month of the dates where the text names it again. */
const takeMonth = (text: Scan, month: number) => {
  const name = MONTHS.find(([number]) => number === month)?.[1]
  if (name !== undefined) text.takeAll(`(?:(?:in|en) )?(?:${name})`)
}

const monthOf = (name: string) => valueOf(MONTHS, name) ?? 1

/** Takes two dates, but not the text between them: "arrive May 3 in Tela, leave May 10". */
const takeDates = (text: Scan, { index, 0: words, groups }: RegExpExecArray) => {
  const between = groups?.['between'] ?? ''
  const [before = '', after = ''] = between ? words.split(between) : [words]
  text.takeRange(index, index + before.length)
  text.takeRange(index + words.length - after.length, index + words.length)
}

interface ExactDates extends When {
  readonly left?: string
  /** The only date is the last one: "home by March 30". */
  readonly end?: string
  /** The trip may be shorter: "9 days between March 5 and 20". */
  readonly isWindow?: boolean
}

const readExactDates = (text: Scan, locale: Locale, today: Date): ExactDates | undefined => {
  for (const pattern of RANGES) {
    const found = text.find(pattern)
    if (!found) continue
    const { from, fromAfter, first, to, toAfter, last, year, yearAfter, between } = found.groups ?? {}
    // "In March, I arrive on the 4th and leave on the 10th"
    const fromMonth = from ?? fromAfter ?? to ?? toAfter ?? text.find(MONTH_NAMES)?.[0]
    if (fromMonth === undefined) {
      takeDates(text, found)
      return { left: found[0] }
    }
    const toMonth = to ?? toAfter ?? fromMonth
    const isNewYear = monthOf(toMonth) < monthOf(fromMonth)
    const named = year ?? (yearAfter && String(Number(yearAfter) - (isNewYear ? 1 : 0)))
    const start = next(today, monthOf(fromMonth), Number(first), named)
    const end = iso(Number(start.slice(0, 4)) + (isNewYear ? 1 : 0), monthOf(toMonth), Number(last))
    // "Home by March 30, leaving March 21" gives the last date first.
    if (end < start && between !== undefined) continue
    takeDates(text, found)
    if (end < start) return { left: found[0] }
    const isWindow = /^(?:between|entre) /.test(found[0])
    return { start, days: daysFrom(start, end), isWindow, ...otherYear(named, start) }
  }
  // In "13/01/2027", 13 cannot be a month.
  const isDayFirst = /\b(?:1[3-9]|2\d|3[01])(?:[/.-]\d{1,2}[/.-]\d|\/(?:0?[1-9]|1[0-2])(?!\d))/.test(
    text.rest(),
  )
  for (const language of [locale, ...LOCALES.filter((other) => other !== locale)]) {
    const reader = language === 'en' && isDayFirst ? english.GB : CHRONO[language]
    const dates = reader
      .parse(
        text.rest().replaceAll(PARTY_SIZE, (size) => '_'.repeat(size.length)),
        today,
        { forwardDate: true },
      )
      .filter(
        ({ start, text: words }) =>
          start.isCertain('day') &&
          start.isCertain('month') &&
          isToCome(start.date(), today) &&
          IS_DATE.test(words) &&
          !NO_DATE.test(words),
      )
    const [found, ...others] = dates
    if (!found) continue
    const first = isoDate(found.start.date())
    // A trip runs from the earliest of its dates to the latest, in any order: "home by March 30, leaving March 21".
    const near = others.filter(
      ({ index, start }) =>
        Math.abs(daysBetween(first, isoDate(start.date()))) <= MOST_DAYS_APART &&
        !/(?: or | o )$/.test(text.rest().slice(0, index)),
    )
    const days = [found, ...near]
      .flatMap(({ start, end }) => [start, end ?? start])
      .map((date) => isoDate(date.date()))
      .toSorted()
    const isLast = UNTIL.test(text.rest().slice(0, found.index))
    for (const { index, text: words } of [found, ...near]) text.takeRange(index, index + words.length)
    const [start = first] = days
    const end = days.at(-1) ?? start
    if (end === start && isLast) return { end, left: found.text }
    // "From 8 to 5" ends on the same day.
    const hours = found.end?.isCertain('hour') ? 1 : 0
    return end > plusDays(start, hours) ? { start, days: daysFrom(start, end) } : { start }
  }
  // In "14 de enero de 8 a 4", 8 is not a year.
  const day = text.take(`(?:el )?(\\d{1,2})${NTH} de? (${MONTH_NAMES})(?! (?:del? )?\\d{4})`)
  if (day?.[2] === undefined) return undefined
  const start = next(today, monthOf(day[2]), Number(day[1]))
  // There is no February 30.
  return Number(start.slice(8)) === Number(day[1]) ? { start } : { left: day[0] }
}

/** Not "3 dias", nor the "una h" that begins a word. */
const IS_DATE = new RegExp(
  `${MONTH_NAMES}|\\d[/.-]\\d|\\b(?:in|en|dentro de|today|tonight|tomorrow|hoy|(?:pasado )?manana|next|from)\\b`,
)
/** "In 4 hours" and "at most 10, March" are not dates. */
const NO_DATE = /^\d{1,2},|hour|hora|hrs?\b|minut|\bhalf\b/

/** Before the last day of a trip: "by April 20", "back home on April 20", "before our cruise leaves on April 20". */
const UNTIL =
  /\b(?:until|till|by|hasta|antes|(?:before|antes de) (?:\S+ )?(?:cruise|crucero)(?: (?:que )?(?:leaves?|departs?|sails?|starts?|sale|zarpa|empieza))?(?: (?:from|de|desde) \S+)?(?: on)?|(?:back|return(?:ing)?|v[ou]el[tv]\w*|volv\w*|regres\w*)(?: (?:home|(?:to|a|in|en|from|de) \S+(?: \S+){0,2}?))?(?: on)?) (?:the |el |del )?$/

const EARLY = `(?:arriv\\p{L}+|lleg\\p{L}+|fly\\p{L}* in|get(?:ting)? there)(?: in| un[oa]s)? (${NUMBER}) (?:days?|dias?|nights?|noches?) (?:before|earlier|early|antes)`

/** "The wedding is on June 19, and we arrive 2 days before." */
const withEarlyArrival = <Dates extends When>(dates: Dates, text: Scan): Dates => {
  const { start, days } = dates
  const early = start === undefined ? undefined : text.take(EARLY)?.[1]
  if (start === undefined || early === undefined) return dates
  const n = numberOf(early)
  return { ...dates, start: plusDays(start, -n), ...(days !== undefined && { days: clamp(days + n) }) }
}

/** Between two dates of the same trip. */
const MOST_DAYS_APART = 60

/** Within three years; later dates are numbers that mean something else. */
const isToCome = (date: Date, today: Date) =>
  isoDate(date) >= isoDate(today) && date.getTime() - today.getTime() < 3 * 365 * DAY_MS

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
/** The calendar day of a date on this device's clock. */
export const isoDate = (date: Date) => iso(date.getFullYear(), date.getMonth() + 1, date.getDate())
/** A future day: in the `year`, if it is not over yet. */
const next = (today: Date, month: number, day: number, year?: string) => {
  const years = [Number(year ?? 0), today.getFullYear()].map((one) => iso(one, month, day))
  return years.find((date) => date >= isoDate(today)) ?? iso(today.getFullYear() + 1, month, day)
}
const daysFrom = (start: string, end: string) => clamp(daysBetween(start, end) + 1)

/** The year that is named, if a trip that begins on `start` is in a different one. */
const otherYear = (year: string | undefined, start: string) =>
  year === undefined || start.startsWith(year) ? {} : { year: Number(year) }

/** The month; its first day if it is not the one that a plan without dates is for, or has too few days left. */
const inMonth = (text: Scan, today: Date, month: number, days = USUAL_DAYS): When => {
  const year = text.take('(?:(?:de|del|of|in|en) )?(20[1-3]\\d)')?.[1]
  const [day, coming] = [isoDate(today), firstOf(month, isoDate(today), days)]
  const isOver = plusDays(day, days - 1).slice(0, 7) > coming.slice(0, 7) && coming < day
  const start = iso(Number(year ?? coming.slice(0, 4)) + (isOver && !year ? 1 : 0), month, 1)
  if (start > day && start !== coming) return { start }
  return { month, ...otherYear(year, coming) }
}

const readMonth = (text: Scan, today: Date): number | undefined => {
  const season = SEASONS.find(([, pattern]) =>
    text.take(`(?:in |at |over |around |en |para |por )?(?:the |la )?(?:${pattern})`),
  )?.[0]
  if (season !== undefined) {
    takeMonth(text, season)
    return season
  }
  const month = text.take(`(?:in |for |en |para |(?:el )?mes de )?(${anyOf(MONTHS)})`)
  if (month?.[1]) return monthOf(month[1])
  if (text.take('next month|(?:el )?(?:proximo mes|mes que viene|mes proximo)'))
    return ((today.getMonth() + 1) % 12) + 1
  return undefined
}

/** Length of a trip that does not specify one. */
const USUAL_DAYS = 8

const MONDAY = 1
const FRIDAY = 5
const SATURDAY = 6
const SUNDAY = 7

/** The first such weekday from `day` on. */
const comingWeekday = (weekday: number, day: string): string =>
  plusDays(day, (weekday - weekdayOf(day) + 7) % 7)

/** The Friday of the weekend that a day is in or before. */
const weekendOf = (day: string): string =>
  comingWeekday(FRIDAY, weekdayOf(day) > FRIDAY ? plusDays(day, FRIDAY - weekdayOf(day)) : day)
