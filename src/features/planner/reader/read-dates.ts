import type { Locale } from '~/i18n/locales'
import { plusDays } from '../engine/calendar'
import { UNIT } from './lengths'
import { BACK, COMING_WEEKEND, MONTH_NAMES, OTHER_WEEKEND, SEASONS, TO, WEEKENDS } from './lexicon'
import { type ExactDates, readExactDates, withEarlyArrival } from './read-exact-dates'
import { datesWith, type NamedHoliday, startOfHoliday, takeHoliday } from './read-holidays'
import { LENGTH, type Length, readLength, WEEKEND } from './read-length'
import { inMonth, readDaysOf, readMonth, takeMonth } from './read-month'
import { endOf, startOf, takeEndOfParts, takePartOfMonth } from './read-month-part'
import { type NamedStay, sumOf } from './read-stays'
import { type Scan, TAKEN } from './scan'
import { MOST_DAYS_READ } from './understood'
import {
  comingWeekday,
  daysToSunday,
  FRIDAY,
  fromWeekday,
  weekHolding,
  MONDAY,
  readWeekdays,
  takeDatedWeekdays,
  takeFirstWeekday,
  WEEKDAY,
  weekdayNamed,
  type Weekdays,
  weekendOf,
} from './weekdays'
import { clampDays, daysFrom, iso, isoDate, otherYear, type When } from './when'

interface ReadDates extends When {
  /** Words for a time that contradicts another. */
  readonly left?: string
  /** Nights of an event that the dates belong to, with more days after it. */
  readonly eventNights?: number
}

/**
 * When and for how long, if the text says so, given the `stays` and the first day `fromNow` that were already taken from
 * it. `today` determines the year of a date.
 */
export const readDates = (
  text: Scan,
  locale: Locale,
  today: Date,
  stays: readonly NamedStay[],
  fromNow?: string,
): ReadDates => {
  const weekend = readComingWeekend(text, today, stays)
  if (weekend) return weekend
  const part = takePartOfMonth(text)
  const last = part && takeEndOfParts(text)
  const isWeekendOf = text.has(`${WEEKENDS} (?:of|del?)|(?<=(?:\\dth(?: 20\\d\\d)?|july) )weekend`)
  const isWeekOf = text.take(WEEK_OF) !== undefined
  const dated = text.has(MONTH_NAMES) ? undefined : takeDatedWeekdays(text, isoDate(today))
  if (dated) return dated
  const before = text.rest()
  const duration = readLength(text, stays)
  const { length, weekdays } = duration
  const words = takenSince(before, text)
  const weeks = text.take(WEEK_AFTER_NEXT) ? 1 : text.take(NEXT_WEEK) ? 0 : undefined
  if (weeks !== undefined) {
    const start = fromWeekday(weekdays, comingWeekday(MONDAY, plusDays(isoDate(today), 7 * weeks + 1)))
    // "Monday to Wednesday next week, then a weekend in Copán, home on Sunday"
    const end = length === undefined || weekdays ? takeWayHome(text, start) : undefined
    const days = end === undefined ? length : Math.max(length ?? 1, daysFrom(start, end))
    return { start, ...(days !== undefined && { days }) }
  }
  // A second length contradicts the first, and is not a date either.
  const other = length === undefined ? undefined : text.take(LENGTH)?.[0]
  const left = other === undefined ? {} : { left: other }
  if (part && last) {
    const start = startOf(part, 1, isoDate(today))
    return { ...left, start, days: Math.min(length ?? MOST_DAYS_READ, daysFrom(start, endOf(last, start))) }
  }
  if (part) {
    const first = fromWeekday(weekdays, startOf(part, length, isoDate(today)))
    // "A long weekend in late May, 4 days"
    const isWeekend = !weekdays && part.days === undefined && words.match(WEEKENDS)
    const start = isWeekend ? comingWeekday(FRIDAY, first) : first
    const own = stays[0]?.isNext ? part.days : undefined
    const days = own === undefined ? (length ?? part.days) : own + sumOf(stays)
    return { ...left, start, ...otherYear(part.year, start), ...(days !== undefined && { days }) }
  }
  const holiday = takeHoliday(text, length !== undefined)
  const { end, ...dates } = readExactDates(text, locale, today) ?? {}
  const exact = withEarlyArrival(dates, text)
  if (end !== undefined) {
    const from = holiday && datesWith({ ...holiday, end: 'first' }, end)
    if (from) return { start: from[0], days: daysFrom(...from) }
    if (fromNow !== undefined && fromNow <= end) return { start: fromNow, days: daysFrom(fromNow, end) }
    return length === undefined ? dates : { ...left, start: plusDays(end, 1 - length), days: length }
  }
  if (exact.start !== undefined || exact.left !== undefined)
    return { ...left, ...withLength(text, exact, { ...duration, words, holiday, isWeekOf, isWeekendOf }) }
  // "In April, after Easter", "Christmas in December"
  const month = !holiday || holiday.isAfter || holiday.isBefore ? readMonth(text, today) : undefined
  if (holiday && month === undefined) return { ...left, ...atHoliday(text, today, holiday, duration) }
  return {
    ...left,
    ...(length !== undefined && { days: length }),
    ...(month === undefined
      ? (nextWeekday(text, today, weekdays) ?? {})
      : (readDaysOf(month, text, today) ?? inMonth(text, today, month, length))),
  }
}

/** "Thursday to Sunday", "arrive Friday, leave Sunday", "next Tuesday": the coming ones. */
const nextWeekday = (text: Scan, today: Date, weekdays: Weekdays | undefined): When | undefined => {
  const start = weekdays
    ? fromWeekday(weekdays, plusDays(isoDate(today), 1))
    : takeFirstWeekday(text, isoDate(today))
  return start === undefined ? undefined : { start }
}

/** "This weekend", "next weekend, from Thursday to Sunday" */
const readComingWeekend = (text: Scan, today: Date, stays: readonly NamedStay[]): When | undefined => {
  const isOther = text.take(OTHER_WEEKEND) !== undefined
  if (!isOther && !text.take(COMING_WEEKEND)) return undefined
  const friday = isOther ? plusDays(weekendOf(isoDate(today)), 7) : comingWeekday(FRIDAY, isoDate(today))
  const { first, days } = readWeekdays(text, false) ?? {
    first: FRIDAY,
    days: readLength(text, stays).length ?? 3,
  }
  return { start: plusDays(friday, first - FRIDAY), days }
}

interface Duration extends Length {
  /** What the text says about the length. */
  readonly words: string
  readonly holiday: NamedHoliday | undefined
  readonly isWeekOf: boolean
  readonly isWeekendOf: boolean
}

/** Exact dates, completed by the length that the text gives. */
const withLength = (
  text: Scan,
  { isWindow, within, ...exact }: ExactDates,
  { length, more, next, weekdays, words, holiday, isWeekOf, isWeekendOf }: Duration,
): ReadDates => {
  // "In December, arriving on December 22" names the month twice, "Christmas, December 20 to 27" its season.
  takeMonth(text, Number(exact.start?.slice(5, 7)))
  for (const [, season] of SEASONS) text.takeAll(season)
  const { start, days } = exact
  // "January 12 and 4 more days" are five days.
  const isWeek = isWeekOf || (length === undefined && text.take(`(?<=${TAKEN} )week`) !== undefined)
  const named = length === undefined ? (isWeek ? 7 : undefined) : length + (length === more ? 1 : 0)
  if (start === undefined) return { ...exact, ...(named !== undefined && { days: named }) }
  if (days === undefined) {
    const withHoliday = holiday && datesWith(holiday, start)
    if (withHoliday) return { start: withHoliday[0], days: daysFrom(...withHoliday) }
    if (isWeekendOf) return { start: weekendOf(start), days: length ?? WEEKEND + 1 }
    const end = named === undefined ? takeWayHome(text, start) : undefined
    if (end !== undefined) return { ...exact, days: daysFrom(start, end) }
    return { ...exact, ...weekHolding(start, weekdays), ...(named !== undefined && { days: named }) }
  }
  if (isWindow && length !== undefined && length < days) return { ...exact, days: length }
  // Stays that follow and do not fit within the dates come after them.
  const onTop = more > 0 || next < days ? more : next
  if (onTop > 0) return { start, days: clampDays(days + onTop), eventNights: days - 1 }
  if (within !== undefined && length !== undefined && length > days)
    return { ...exact, days: length, left: within }
  const toSunday = words.match(WEEKENDS) ? daysToSunday(start, days) : 0
  const isOther = toSunday === 0 && words !== '' && Math.abs((length ?? days) - days) > 1
  return { ...(isOther && { left: words }), ...exact, days: days + toSunday }
}

const atHoliday = (text: Scan, today: Date, holiday: NamedHoliday, { length, weekdays }: Length): When => {
  takeMonth(text, holiday.holiday.month)
  const days = length ?? holiday.days
  const start = startOfHoliday(holiday, length, isoDate(today), weekdays)
  const isOther = !plusDays(start, days ?? 0).startsWith(holiday.year ?? '')
  return {
    ...(days !== undefined && { days }),
    ...(readDaysOf(holiday.holiday.month, text, today) ?? {
      start,
      ...(isOther && otherYear(holiday.year, start)),
    }),
  }
}

/** The words taken from a text since `before`. */
const takenSince = (before: string, text: Scan): string => {
  const after = text.rest()
  return [...before].filter((character, i) => character !== after[i]).join('')
}

/** The last day if it has no month: "leave Sunday night", "regreso en bus el 24", "March 26 until the following Wednesday". */
const takeWayHome = (text: Scan, start: string): string | undefined => {
  const until = text.take(
    `(?<=${TAKEN} ?)(?:${TO})(?: the| el)?(?: following| siguiente)? (${WEEKDAY})(?:,?(?: the| el)? (\\d{1,2})(?:st|nd|rd|th)?)?`,
  )
  if (until?.[2] !== undefined) return dayAfter(start, Number(until[2]))
  const weekday =
    until?.[1] ?? text.take(`${BACK}(?: on| home| back| el| en| a casa)* (?:next )?(${WEEKDAY})`)?.[1]
  if (weekday !== undefined) return comingWeekday(weekdayNamed(weekday), plusDays(start, 1))
  const found = text.find(
    `(?:${BACK}|out (?:of|from))[^.;\\d]{0,70}? ((?:on )?(?:the|el) (\\d{1,2})(?:st|nd|rd|th)?)(?! (?:de|of|${UNIT}))`,
  )
  const day = Number(found?.[2])
  if (!found || !(day >= 1 && day <= 31)) return undefined
  const end = found.index + found[0].length
  text.takeRange(end - (found[1] ?? '').length, end)
  return dayAfter(start, day)
}

/** The first such day of a month from `start` on. */
const dayAfter = (start: string, day: number): string => {
  const [year = 0, month = 0, first = 0] = start.split('-').map(Number)
  return iso(year, month + (day < first ? 1 : 0), day)
}

const NEXT_WEEK = 'next week|(?:la )?(?:proxima semana|semana (?:que viene|proxima|entrante)|la otra semana)'

const WEEK_AFTER_NEXT =
  '(?:the )?week after next|(?:la )?semana (?:subsiguiente|despues de la (?:proxima|otra)|siguiente a la proxima)'

/** "The week of May 3" */
const WEEK_OF = `(?:the |la )?(?:week of(?: the)?|semana del?)(?= (?:(?:${MONTH_NAMES})\\.? )?\\d)`
