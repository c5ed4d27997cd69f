import { plusDays, weekdayOf } from '../engine/calendar'
import { BACK, isAll, MONTH_NAMES } from './lexicon'
import { type Scan, takeAround } from './scan'
import type { When } from './when'

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

export const WEEKDAY = `(?:${DAY_NAMES.join('|')})`

/** The weekday before the number of a day. */
export const ON_DAY = `(?:${WEEKDAY},? (?:the |el )?)?`

export const MONDAY = 1
export const FRIDAY = 5
const SATURDAY = 6
const SUNDAY = 7
const WEEK = 7

/** 1 for Monday to 7 for Sunday; 0 if it is none. */
export const weekdayNamed = (name: string): number => DAY_NAMES.findIndex((one) => isAll(one, name)) + 1

const DATED = new RegExp(
  `(?<!\\p{L})(${WEEKDAY}),?(?: the| el)?(?: (?:${MONTH_NAMES})\\.?)? (\\d{1,2})(?!\\d)`,
  'gu',
)

/** Positions in a text of the weekdays that contradict one of `dates`: "Friday, December 20" if it is a Sunday. */
export const wrongWeekdays = (text: string, dates: readonly string[]): { start: number; end: number }[] =>
  [...text.matchAll(DATED)].flatMap(({ index, 1: name = '', 2: day }) => {
    const date = dates.find((one) => Number(one.slice(8)) === Number(day))
    return date === undefined || weekdayOf(date) === weekdayNamed(name)
      ? []
      : { start: index, end: index + name.length }
  })

/** The first such weekday from `day` on. */
export const comingWeekday = (weekday: number, day: string): string =>
  plusDays(day, (weekday - weekdayOf(day) + 7) % 7)

/** The Friday of the weekend that a day is in or before. */
export const weekendOf = (day: string): string =>
  comingWeekday(FRIDAY, weekdayOf(day) > FRIDAY ? plusDays(day, FRIDAY - weekdayOf(day)) : day)

/** Days from the end of a trip to the Sunday after it, if it ends before the weekend. */
export const daysToSunday = (start: string, days: number): number => {
  const last = weekdayOf(start) + days - 1
  return last < SATURDAY ? SUNDAY - last : 0
}

export interface Weekdays {
  /** The first weekday; 1 is Monday. */
  readonly first: number
  readonly days: number
  readonly words: string
}

/** The only weekday of a text, where a trip begins: "next Tuesday", "arriving Saturday"; not the day of the way back. */
export const takeFirstWeekday = (text: Scan, today: string): string | undefined => {
  const found = text.take(
    `(?<!(?:${BACK}|by|until|hasta)(?: on| home| back| el)* )(?:(?:on|starting|beginning|arriv(?:e|ing)|leav(?:e|ing)|depart(?:ing)?|from|this|next|coming|el|este|proximo|empezando|llegando|saliendo|a partir del?) )+(${WEEKDAY})(?: que viene| proximo)?(?! \\d)`,
  )
  return found?.[1] === undefined ? undefined : comingWeekday(weekdayNamed(found[1]), plusDays(today, 1))
}

/** Days of an unnamed month: "del lunes 7 al viernes 11" is the next month where they are such weekdays. */
export const takeDatedWeekdays = (text: Scan, today: string): { start: string; days: number } | undefined => {
  const found = text.find(
    `(?:from |del? )?(${WEEKDAY}),? (?:the )?(\\d{1,2})(?:st|nd|rd|th)? ?(?:to|until|till|thr(?:u|ough)|-|–|al?|hasta(?: el)?) ?(${WEEKDAY}),? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?! (?:de|of) |\\d)`,
  )
  if (!found) return undefined
  const [, from = '', first, to = '', last] = found
  const isDay = (date: string, name: string, day: string | undefined) =>
    weekdayOf(date) === weekdayNamed(name) && Number(date.slice(8)) === Number(day)
  const start = Array.from({ length: MOST_DAYS_AHEAD }, (_, i) => plusDays(today, i)).find((date) =>
    isDay(date, from, first),
  )
  const days =
    start === undefined ? undefined : MONTH_DAYS.find((n) => isDay(plusDays(start, n - 1), to, last))
  if (start === undefined || days === undefined) return undefined
  text.takeRange(found.index, found.index + found[0].length)
  return { start, days }
}

const MOST_DAYS_AHEAD = 400
const MONTH_DAYS = Array.from({ length: 31 }, (_, i) => i + 1)

/** Says that weekdays are the next ones. */
const COMING = 'next|this|coming|este|proximo|viene'

/** "… and Comayagua on Thursday", not "and we arrive on Thursday" */
const ONE_MORE_DAY = new RegExp(
  `^[^.;\\d]{0,30}?(?:,|(?<!\\p{L})(?:and|y|then|luego)) (?:(?!(?:no|not|if|si|maybe|quizas?|arriv|lleg|start|empez|want|quer|vamos|voy))\\p{L}+ ){0,3}?((?:on |el )?(${WEEKDAY}))(?! \\d|\\p{L}| (?:vamos|voy|lleg|we (?:go|arrive)))`,
  'u',
)

/** Takes the days after a range of weekdays, each with the next weekday, and counts them. */
const takeMoreDays = (text: Scan, end: number, last: number): number => {
  const found = ONE_MORE_DAY.exec(text.rest().slice(end))
  const [all = '', words = '', name = ''] = found ?? []
  const weekday = weekdayNamed(name)
  if (!found || weekday !== (last % WEEK) + 1) return 0
  const next = end + all.length
  text.takeRange(next - words.length, next)
  return 1 + takeMoreDays(text, next, weekday)
}

/** "Thursday to Monday", "arrive Thursday, leave Monday", and "Monday to Friday, and the weekend" until Sunday. */
export const readWeekdays = (text: Scan, hasWeekend: boolean): Weekdays | undefined => {
  const found = text.find(
    `(?:from |del? )?(?:(?:${COMING}) )?(${WEEKDAY})(?: que viene)?(?: ?(?:to|until|till|thr(?:u|ough)|-|–|al?|hasta(?: el)?) ?|(?<and> (?:and|y|&) (?:el )?)|(?<between>[^.;\\d]{0,40}?${BACK}(?: on| home| back| el)* ))(?:(the following |el siguiente )?)(${WEEKDAY})`,
  )
  if (!found) return undefined
  const { 1: from = '', 4: following, 5: to = '', groups } = found
  const [first, last] = [weekdayNamed(from), weekdayNamed(to)]
  // "Monday and Tuesday" are two days, and "Monday and Friday" no range.
  const areTwo = groups?.['and'] !== undefined
  if (areTwo && last - first !== 1) return undefined
  takeAround(text, found)
  // From Sunday to Sunday is more than one day.
  const toWeekend = hasWeekend && first < last && last < SATURDAY ? SUNDAY - last : 0
  const isWayHome = groups?.['between'] !== undefined
  const more = isWayHome || toWeekend > 0 ? 0 : takeMoreDays(text, found.index + found[0].length, last)
  // "The following Tuesday" after a Friday is the next one; the following Sunday after a Saturday is not.
  const later = following && last > first ? WEEK : 0
  return { first, days: ((last - first + 6) % 7) + 2 + toWeekend + more + later, words: found[0] }
}

/** The first of the weekdays from `day` on. */
export const fromWeekday = (weekdays: Weekdays | undefined, day: string): string =>
  weekdays ? comingWeekday(weekdays.first, day) : day

/** The first day of the range of weekdays that contains a day: "June 12, from Thursday to Tuesday". */
export const weekHolding = (day: string, weekdays: Weekdays | undefined): When & { left?: string } => {
  if (!weekdays) return { start: day }
  const before = (weekdayOf(day) - weekdays.first + 7) % 7
  return before < weekdays.days ? { start: plusDays(day, -before) } : { start: day, left: weekdays.words }
}
