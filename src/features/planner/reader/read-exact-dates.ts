import * as english from 'chrono-node/en'
import * as spanish from 'chrono-node/es'
import { type Locale, LOCALES } from '~/i18n/locales'
import { daysBetween, plusDays } from '../engine/calendar'
import { numberOf } from './ages'
import { countOf } from './lengths'
import { BACK, MONTH_NAMES } from './lexicon'
import { DAY_LATER, DAYS_LATER, EARLY } from './read-length'
import { monthOf } from './read-month'
import { PARTY_SIZE } from './read-party'
import { type Scan, takeAround, TAKEN } from './scan'
import { ON_DAY, WEEKDAY } from './weekdays'
import { clampDays, daysFrom, iso, isoDate, comingDay, otherYear, type When } from './when'

const DAY_MS = 86_400_000

const CHRONO: Readonly<Record<Locale, typeof english.casual>> = { en: english.casual, es: spanish.casual }

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
  `(?:on |el )?${ON_DAY}(?=(?:${MONTH_NAMES})\\b|the |(?<=(?:el|${WEEKDAY}) )|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}${OF} (?:${MONTH_NAMES}))(?:(?<from>${MONTH_NAMES})\\.? )?(?:the )?(?<first>\\d{1,2})${NTH}(?:${OF} (?<fromAfter>${MONTH_NAMES}))?(?:,?(?: del?)? (?<year>20\\d\\d))?(?<between>${BETWEEN}(?:${BACK}|out)(?: tod[oa]s)? (?:${TAKEN}+ )?(?:(?:from|out of|de|desde|por) [^.;,\\d]{1,30} (?=on |el ))?)(?:${TAKEN}+ )?(?:(?:early|late|temprano|tarde) )?(?:on |el )?${ON_DAY}(?:(?<to>${MONTH_NAMES})\\.? )?(?:the )?(?<last>\\d{1,2})${NTH}(?:${OF} (?<toAfter>${MONTH_NAMES})(?:,?(?: del?)? (?<yearAfter>20\\d\\d))?)?`,
  // del 3 al 10 de diciembre, 28 de diciembre al 4 de enero, 3 to 10 December
  `${WEEKDAYS}(?:del? |from (?:the )?|entre el |el )?${ON_DAY}(?<first>\\d{1,2})${NTH}(?:${OF} (?<from>${MONTH_NAMES}))? ?(?:al?|hasta(?: el)?|to(?: the)?|until|-|–|y(?: el)?|and) ?${ON_DAY}(?<last>\\d{1,2})${NTH}${OF} (?<to>${MONTH_NAMES})(?:(?: del?|,)? (?<yearAfter>20\\d\\d))?`,
] as const

export interface ExactDates extends When {
  readonly left?: string
  /** The only date is the last one: "home by March 30". */
  readonly end?: string
  /** The trip may be shorter: "9 days between March 5 and 20". */
  readonly isWindow?: boolean
  /** The last date, which may be one within the trip: "from December 28, January 6 in Copán". */
  readonly within?: string | undefined
}

export const readExactDates = (text: Scan, locale: Locale, today: Date): ExactDates | undefined => {
  for (const pattern of RANGES) {
    const found = text.find(pattern)
    if (!found) continue
    const { from, fromAfter, first, to, toAfter, last, year, yearAfter, between } = found.groups ?? {}
    // "In March, I arrive on the 4th and leave on the 10th"
    const fromMonth = from ?? fromAfter ?? to ?? toAfter ?? text.find(MONTH_NAMES)?.[0]
    if (fromMonth === undefined) {
      takeAround(text, found)
      return { left: found[0] }
    }
    const toMonth = to ?? toAfter ?? fromMonth
    // "Llegamos el 23 y nos vamos el 2 de enero" begins the month before.
    const isBefore =
      (from ?? fromAfter) === undefined && between !== undefined && Number(first) > Number(last)
    const firstMonth = isBefore ? ((monthOf(toMonth) + 10) % 12) + 1 : monthOf(fromMonth)
    const isNewYear = monthOf(toMonth) < firstMonth
    const named =
      year ??
      (yearAfter === undefined
        ? takeYearBefore(text, found.index, today)
        : String(Number(yearAfter) - (isNewYear ? 1 : 0)))
    const start = comingDay(today, firstMonth, Number(first), named)
    const end = iso(Number(start.slice(0, 4)) + (isNewYear ? 1 : 0), monthOf(toMonth), Number(last))
    // "Home by March 30, leaving March 21" gives the last date first.
    if (end < start && between !== undefined) continue
    takeAround(text, found)
    if (end < start) return { left: found[0] }
    const isWindow = /^(?:between|entre) /.test(found[0])
    return { start, days: daysFrom(start, end), isWindow, ...otherYear(named, start) }
  }
  // In "13/01/2027", 13 cannot be a month.
  const isDayFirst =
    /\b(?:1[3-9]|2\d|3[01])(?:[/.-]\d{1,2}[/.-]\d|\/(?:0?[1-9]|1[0-2])(?!\d))/.test(text.rest()) ||
    areDaysFirst(text.rest())
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
    const before = text.rest()
    const isFrom =
      FROM.test(before.slice(0, found.index)) &&
      [found, ...near].every(({ index, end }) => !end && !UNTIL.test(before.slice(0, index)))
    for (const { index, text: words } of [found, ...near]) text.takeRange(index, index + words.length)
    const [start = first] = days
    const end = days.at(-1) ?? start
    if (end === start && isLast) return { end, left: found.text }
    // "From 8 to 5" ends on the same day.
    const hours = found.end?.isCertain('hour') ? 1 : 0
    return end > plusDays(start, hours)
      ? { start, days: daysFrom(start, end), ...(isFrom && { within: near.at(-1)?.text }) }
      : { start }
  }
  // In "14 de enero de 8 a 4", 8 is not a year.
  const day = text.take(`(?:el )?(\\d{1,2})${NTH} de? (${MONTH_NAMES})(?! (?:del? )?\\d{4})`)
  if (day?.[2] === undefined) return undefined
  const start = comingDay(today, monthOf(day[2]), Number(day[1]))
  // There is no February 30.
  return Number(start.slice(8)) === Number(day[1]) ? { start } : { left: day[0] }
}

/** "3/4/2027 to 11/4/2027" is too long unless the days come first. */
const areDaysFirst = (text: string): boolean => {
  const dates = [...text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d\d)?(?![\d/])/g)]
  const [from, to, ...others] = dates.map(([, one, two]) => [Number(one), Number(two)] as const)
  if (!from || !to || others.length > 0) return false
  const daysUntil = (months: number, days: number) => (MONTH * months + days + YEAR) % YEAR
  const [first, second] = [to[0] - from[0], to[1] - from[1]]
  return daysUntil(first, second) >= MOST_DAYS_APART && daysUntil(second, first) < MOST_DAYS_APART
}

/** "Spring break 2027, March 13-20", not "we met in 2019, March 13-20" */
const takeYearBefore = (text: Scan, index: number, today: Date): string | undefined => {
  const [words = '', year] = /(?<!\d)(20\d\d)[,:]? $/.exec(text.rest().slice(0, index)) ?? []
  if (year === undefined || Number(year) < today.getFullYear()) return undefined
  text.takeRange(index - words.length, index)
  return year
}

/** Before the first day. */
const FROM = /\b(?:from|desde|starting|beginning|a partir|empezando)(?: on| del?)? (?:el )?$/

/** Not "3 dias", nor the "una h" that begins a word. */
const IS_DATE = new RegExp(
  `${MONTH_NAMES}|\\d[/.-]\\d|\\b(?:in|en|dentro de|today|tonight|tomorrow|hoy|(?:pasado )?manana|next|from)\\b`,
)

/** "In 4 hours" and "at most 10, March" are not dates. */
const NO_DATE = /^\d{1,2},|hour|hora|hrs?\b|minut|\bhalf\b/

/** Before the last day of a trip: "by April 20", "back home on April 20", "ends on April 20", "before our cruise leaves on April 20". */
const UNTIL =
  /\b(?:until|till|by|hasta|antes|(?:leav(?:e|ing)|depart(?:ing)?|(?:fly(?:ing)? )?(?:out|home)) (?:from|of|out of) (?:sap|xpl|rtb|lce|palmerola|roatan|san pedro(?: sula)?|la ceiba|tegucigalpa)(?: on)?|(?:before|antes de) (?:\S+ )?(?:cruise|crucero)(?: (?:que )?(?:leaves?|departs?|sails?|starts?|sale|zarpa|empieza))?(?: (?:from|de|desde) \S+)?(?: on)?|(?:back|return(?:ing)?|(?<!(?:school|class|classes|work|exams?|semester|clases|escuela|colegio|trabajo) )(?:ends?|ending|finish\w*|termin\w*|acab\w*(?! de))|v[ou]el[tv]\w*|volv\w*|regres\w*)(?: home)?(?: (?:to|a|in|en|from|de) [^\s,;.]+(?: [^\s,;.]+){0,2}?)?|(?:fly(?:ing)?|go(?:ing)?|com(?:e|ing)) home)(?: on)? (?:the |el |del )?$/

/** "The wedding is on June 19, and we arrive 2 days before", "… and leave 3 days after". */
export const withEarlyArrival = <Dates extends When>(dates: Dates, text: Scan): Dates => {
  const { start, days } = dates
  const early = start === undefined ? undefined : text.take(EARLY)
  if (start === undefined || early === undefined) return dates
  const n = numberOf(early[1] ?? '1')
  const [, count, unit = ''] = text.take(DAYS_LATER) ?? []
  const later = count === undefined ? text.take(DAY_LATER) && 1 : countOf(count, unit)
  const all = later === undefined ? days : (days ?? 1) + later
  return { ...dates, start: plusDays(start, -n), ...(all !== undefined && { days: clampDays(all + n) }) }
}

/** Between two dates of the same trip. */
const MOST_DAYS_APART = 60

/** Days, nearly. */
const MONTH = 30
const YEAR = 12 * MONTH

/** Within three years; later dates are numbers that mean something else. */
const isToCome = (date: Date, today: Date) =>
  isoDate(date) >= isoDate(today) && date.getTime() - today.getTime() < 3 * 365 * DAY_MS
