import { holyWeekOf, morazanWeekOf, nthWeekday, plusDays } from '../engine/calendar'
import {
  AND,
  anyOf,
  BACK,
  CLAUSE_ENDS,
  isAll,
  MONTH_NAMES,
  NOR,
  NOT,
  TO,
  valueOf,
  type Words,
} from './lexicon'
import { countOf, NUMBER } from './lengths'
import { OWN_KIDS, WHOSE } from './person-words'
import { type Found, MARK, markIn, originalOf, type Scan, scan, takeFound } from './scan'
import { comingWeekday, fromWeekday, WEEKDAY, weekdayNamed, type Weekdays } from './weekdays'

interface Holiday {
  readonly pattern: string
  /** 1 to 12. */
  readonly month: number
  /** Days of a trip that names no length, if the holiday has a length of its own. */
  readonly days?: number
  /** The first and the last day. */
  readonly dates: (year: number) => readonly [string, string]
  /** The start of a trip of this many days. */
  readonly start: (year: number, days: number) => string
}

const WEEK = 7
/** Length of a trip that does not specify one. */
const USUAL_DAYS = 8
const THURSDAY = 4

const CHRISTMAS = '(?:christmas|x-?mas|navidad(?:es)?|nochebuena)'
const CHRISTMAS_EVE = '(?:(?:christmas|x-?mas) eve|nochebuena)'
const NEW_YEAR = "(?:new year(?:'?s)?(?! eve)(?: day)?|ano nuevo)"
const NEW_YEARS_EVE = "(?:new year(?:'?s)? eve|nye|fin de ano|nochevieja)"
const OR_DAY = "(?:'s)?(?: day| eve)?"

const around = (day: string, days: number) => plusDays(day, -Math.floor(days / 2))

/** A holiday of one day, as `MM-DD`, in the middle of the trip. */
const dayHoliday = (pattern: string, date: string): Holiday => ({
  pattern,
  month: Number(date.slice(0, 2)),
  dates: (year) => [`${year}-${date}`, `${year}-${date}`],
  start: (year, days) => around(`${year}-${date}`, days),
})

/** From a day of December, named by the pattern, to New Year's Day. */
const toNewYear = (pattern: string, first: number): Holiday => {
  const days = 33 - first
  return {
    pattern: `(?:between |from |entre |desde |de )?(?:la )?${pattern} (?:to|until|till|thr(?:u|ough)|and|&|al?|hasta|y) (?:the |el )?(?:${NEW_YEAR}|${NEW_YEARS_EVE})`,
    month: 12,
    days,
    dates: (year) => [`${year}-12-${first}`, `${year + 1}-01-01`],
    start: (year, length) => plusDays(`${year}-12-${first}`, -Math.max(0, Math.floor((length - days) / 2))),
  }
}

const thanksgiving = (year: number) => nthWeekday(`${year}-11-01`, THURSDAY, 4)
const MORAZAN_DAYS = 5
const MONDAY = 1
const LONG_WEEKEND = 4

/** A long weekend of the US, which ends on the nth Monday from `first` on, as `MM-DD`. */
const mondayHoliday = (name: string, first: string, n: number): Holiday => {
  const monday = (year: number) => nthWeekday(`${year}-${first}`, MONDAY, n)
  return {
    pattern: `${name}(?: weekend)?`,
    month: Number(first.slice(0, 2)),
    days: LONG_WEEKEND,
    dates: (year) => [monday(year), monday(year)],
    start: (year, days) => plusDays(monday(year), days > LONG_WEEKEND ? -3 : 1 - days),
  }
}

const HOLIDAYS: readonly Holiday[] = [
  toNewYear(CHRISTMAS_EVE, 24),
  toNewYear(`${CHRISTMAS}${OR_DAY}`, 25),
  dayHoliday(NEW_YEARS_EVE, '12-31'),
  {
    pattern: NEW_YEAR,
    month: 12,
    dates: (year) => [`${year - 1}-12-31`, `${year}-01-01`],
    start: (year, days) => around(`${year - 1}-12-31`, days),
  },
  {
    pattern: `${CHRISTMAS}${OR_DAY}`,
    month: 12,
    dates: (year) => [`${year}-12-24`, `${year}-12-25`],
    start: (year, days) => around(`${year}-12-25`, days),
  },
  dayHoliday("dia de (?:los )?reyes(?: magos)?|three kings'?(?: day)?|epiphany|epifania", '01-06'),
  dayHoliday(
    "(?:san |st\\.? )?valentine?'?s?(?: day)?|dia (?:de los enamorados|del amor(?: y la amistad)?)",
    '02-14',
  ),
  {
    pattern: 'thanksgiving|(?:dia de )?accion de gracias',
    month: 11,
    dates: (year) => [thanksgiving(year), thanksgiving(year)],
    start: (year, days) => plusDays(thanksgiving(year), days > MORAZAN_DAYS ? -3 : -1),
  },
  mondayHoliday('(?:martin luther king(?: jr\\.?)?|mlk)(?: day)?', '01-01', 3),
  mondayHoliday("president'?s'? day", '02-01', 3),
  mondayHoliday('labou?r day', '09-01', 1),
  mondayHoliday('memorial day', '05-25', 1),
  {
    pattern: '(?:(?:semana|feriado) )?morazanic[oa]',
    month: 10,
    days: MORAZAN_DAYS,
    dates: (year) => [morazanWeekOf(year).from, morazanWeekOf(year).to],
    start: (year, days) =>
      plusDays(morazanWeekOf(year).from, -Math.max(0, Math.floor((days - MORAZAN_DAYS) / 2))),
  },
  {
    pattern: 'easter(?: sunday)?|holy week|semana santa|(?:domingo de )?(?:pascua|resurreccion)',
    month: 4,
    days: 8,
    dates: (year) => [holyWeekOf(year).from, holyWeekOf(year).to],
    start: (year, days) => plusDays(holyWeekOf(year).to, 1 - Math.min(days, 8)),
  },
]

/** Days before Easter Sunday. */
const HOLY_DAYS: Words<number> = [
  [7, 'palm sunday|domingo de ramos'],
  [6, 'holy monday|lunes santo'],
  [5, 'holy tuesday|martes santo'],
  [4, 'holy wednesday|mi[eé]rcoles santo'],
  [3, '(?:holy|maundy) thursday|jueves santo'],
  [2, 'good friday|viernes santo'],
  [1, 'holy saturday|s[aá]bado (?:santo|de gloria)'],
  [0, 'easter sunday|domingo de (?:resurrecci[oó]n|pascua)'],
]
const UNTIL_HOLY_DAY = new RegExp(
  `\\b(before|antes del?|by|to|until|till|hasta|al?) (?:the |el )?(${anyOf(HOLY_DAYS)})\\b`,
  'gi',
)
const FROM_HOLY_DAY = new RegExp(
  `\\b(?:(?:from|desde|del?) )?(${anyOf(HOLY_DAYS)})(?= ?(?:-|–|(?:to|until|till|thr(?:u|ough)|hasta(?: el)?|al?) (?:\\p{L}+ ){0,2}?(?:\\d|${MONTH_NAMES}|${WEEKDAY})))`,
  'giu',
)

/** Replaces the days of Holy Week that begin or end a trip with their next dates: "back before Good Friday". */
export const withHolyDays = (text: string, today: string): string => {
  const year = Number(today.slice(0, 4))
  const easter = [year, year + 1].map((one) => holyWeekOf(one).to).find((day) => day >= today) ?? today
  const dateOf = (name: string, daysBefore: number) => {
    const date = plusDays(easter, -(valueOf(HOLY_DAYS, name.toLowerCase()) ?? 0) - daysBefore)
    const [day, isMarch] = [Number(date.slice(8)), date.slice(5, 7) === '03']
    return /sant[oa]|domingo|gloria/i.test(name)
      ? `${day} de ${isMarch ? 'marzo' : 'abril'}`
      : `${isMarch ? 'March' : 'April'} ${day}`
  }
  return text
    .replaceAll(UNTIL_HOLY_DAY, (_, until: string, name: string) => {
      const isBefore = /^(?:before|antes)/i.test(until)
      const before = isBefore ? (until.toLowerCase() === 'before' ? 'by' : 'hasta el') : until
      return `${before} ${dateOf(name, isBefore ? 1 : 0)}`
    })
    .replaceAll(FROM_HOLY_DAY, (_, name: string) => dateOf(name, 0))
}

export interface NamedHoliday {
  readonly holiday: Holiday
  readonly isBefore: boolean
  readonly isAfter: boolean
  /** The trip starts on its first day. */
  readonly isStart: boolean
  /** Which end of the dates it is: "Christmas to January 5", "December 20 until New Year's". */
  readonly end: 'first' | 'last' | undefined
  readonly year: string | undefined
  /** The length implied by its name. */
  readonly days: number | undefined
}

const named = ({ pattern }: Holiday) =>
  `(?:(${TO}) )?(?:(starting|beginning|arriving|leaving|a partir del?|empezando|llegando|saliendo) )?(?:(?:from|desde|in|for|at|on|over|around|during|en|para|por|durante) )?(?:(?:the |la )?(week|semana) )?(?:of |del? )?(?:(?:(before|antes del?)|(after|despues del?)) )?(?:the |la |el |las )?(?:${pattern})(?: (week)| break)?(?:,? (?:of |del? )?(20\\d\\d))?( (?:${TO})(?= (?:the |el )?(?:\\d|${MONTH_NAMES})))?`

const ANY_HOLIDAY = HOLIDAYS.map(({ pattern }) => pattern).join('|')
const HOLIDAY = `(?:(?:come|during|over|around|at|for|durante|para) )*(?:(?:the |la |el |las )?(?:week|semana) (?:of |del? ))?(?:the |la |el |las )?(?:${ANY_HOLIDAY})(?: week| break)?`

/** In "no queremos pasar navidad en la playa", the place is refused only for the holiday. */
const WHERE_SPENT = `(?:(?<=\\b(?:pasar|spend(?:ing)?) (?:the |la |el )?(?:${ANY_HOLIDAY})) (?:in|at|on|en) (?:the |la |el )?\\p{L}+)?`

const REFUSED_HOLIDAY = `(?<!\\bwhy )(?:${NOT})(?: spend(?:ing)?)? ${HOLIDAY}${WHERE_SPENT}(?:(?:${NOR}|${AND})(?:${HOLIDAY}))*|(?:${ANY_HOLIDAY}) no${CLAUSE_ENDS}`

/** Takes holidays on which travelers do not want to travel: "not during Easter". */
export const takeRefusedHolidays = (text: Scan): RegExpExecArray[] =>
  // Most texts name no holiday, and the whole pattern is slow to compile.
  text.has(ANY_HOLIDAY) ? text.takeAll(REFUSED_HOLIDAY) : []

const DATE = `(?:on |el )?(?:(?:${MONTH_NAMES}) \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: de| of)? (?:${MONTH_NAMES}))`
const SCHOOL = `(?:gets? out of school|school (?:ends|starts|gets out|is out|lets out)|back to school|sale[ns]? de (?:vacaciones|clases)|(?:entran?|regresan?|vuelven?) a clases|clases (?:terminan|empiezan|inician)) ${DATE}(?:,? (?:and|y) (?:\\p{L}+ ){1,4}?${DATE})?`

/** "Nos casamos en diciembre y vamos de luna de miel en febrero" */
const MARRYING = `(?:nos casa(?:mos|remos)|(?:we(?:'re| are|'ll| will)? )?(?:marry|(?:be )?get(?:ting)? married))(?: (?:in|en|on|el) (?:${DATE}|${MONTH_NAMES}))`

const BIRTHDAY_IN = `,? (?<when>(?:in|en|on|el) (?:${DATE}|${MONTH_NAMES}))`

const CHILD = `(?:(?:${WHOSE}) )?(?:${OWN_KIDS})`

/** "Our daughter turns 11 in January", "my son has his birthday in March" */
const BIRTHDAY = [
  `${CHILD}(?: who)?(?: is| will| va a)? (?:turn(?:s|ing)?|be|cumple|cumplir) (?:${NUMBER})(?: years?(?: old)?| anos)?${BIRTHDAY_IN}`,
  `(?:${CHILD} (?:has (?:his|her|a) birthday|celebrates (?:his|her) birthday|cumple(?: anos)?|tiene (?:su )?cumpleanos)|${CHILD}'s birthday(?: is)?|(?:el )?cumpleanos de ${CHILD}(?: es)?)${BIRTHDAY_IN}(?:,? (?:and |y )?(?:(?:he|she)(?:'ll| will)? (?:be|turns?)|cumple) (?:${NUMBER})(?! (?:days|dias)))?`,
]

/**
 * Takes the date of a child's birthday, unless it is the only one of a trip with a length; and all of a text about
 * nothing else.
 */
export const takeBirthday = (text: Scan): Found[] => {
  if (!text.has("turn(?:s|ing)?|birthday|cumple(?:anos)?|cumplir|(?:will|he'll|she'll) be")) return []
  const found = BIRTHDAY.map((pattern) => text.find(pattern)).find((one) => one !== undefined)
  if (!found) return []
  const { index, 0: words, groups } = found
  const others = scan(text.rest().slice(0, index) + text.rest().slice(index + words.length))
  if (!others.has(MONTH_NAMES) && OTHER_LENGTH.test(others.rest())) return []
  const isAlone = !/\p{L}/u.test(others.rest())
  const when = groups?.['when'] ?? ''
  const taken = isAlone ? found : { index: index + words.lastIndexOf(when), 0: when }
  return [...takeFound(text, [taken])]
}

/** Takes the dates of school and of getting married if another month says when the trip is. */
export const takeOtherDates = (text: Scan): RegExpExecArray[] => {
  const found = text.find(`${SCHOOL}|${MARRYING}`)
  const others = found && text.rest().replace(found[0], '')
  return others && new RegExp(`(?<!\\p{L})${MONTH_NAMES}`, 'u').test(others)
    ? text.takeAll(`${SCHOOL}|${MARRYING}`)
    : []
}

const THE_DAY = '(?:the day|(?:al |el )?dia(?: siguiente)?)'
const DISTANCE = `(${NUMBER}) (days?|dias?|weeks?|semanas?)`
const FROM = '(?:(before|antes del?)|after|despues del?|(?<=siguiente )del?) (?:the |la |el )?'

const LAST = `(?:${BACK}|until|till|by|hasta)`

/** Not "return to Honduras" nor "leave Tela" */
const WAY_HOME =
  '(?: (?:home|back|out|again|on|by|a casa|(?:to|from|a|de|desde) (?!honduras|(?:the|el|la) )\\p{L}+(?: \\p{L}+)?))*'

/** "The day after Christmas" may also be the last one. */
const DAYS_FROM_HOLIDAY = `(?:${DISTANCE}|(?<!${LAST}(?: [^.,;\\d]{0,20})?)${THE_DAY}) ${FROM}(${ANY_HOLIDAY})`
const FROM_HOLIDAY = `(?:${DISTANCE}|${THE_DAY}) ${FROM}(${MARK})`
const LAST_FROM_HOLIDAY = `(?<=(?<!\\p{L})${LAST}${WAY_HOME} )${FROM_HOLIDAY}`
/** In a text without a length, "leave Tela" may be the way home. */
const LEFT_FROM_HOLIDAY = `(?<=(?<!\\p{L})${LAST}(?: (?!honduras)[^.,;\\d ]+){0,4} )${FROM_HOLIDAY}`

/** The next day that is some days after, or before, a holiday, from a year on. */
const dayFrom = (name: string, days: number, isBefore: boolean, today: string, year: number): string => {
  const holiday = HOLIDAYS.find(({ pattern }) => isAll(pattern, name))
  return (
    [year, year + 1]
      .map((one) => holiday?.dates(one) ?? [today, today])
      .map(([first, last]) => (isBefore ? plusDays(first, -days) : plusDays(last, days)))
      .find((day) => day >= today) ?? today
  )
}

/** Replaces a last day that is counted from a holiday with its date: "fly home the day after Christmas". */
export const withLastDay = (written: string, today: string): string => {
  const text = scan(written)
  if (!text.has('(?:days?|dias?|weeks?|semanas?)(?: siguiente)? (?:after|before|despues|antes|del?)'))
    return written
  const year = Math.max(Number(today.slice(0, 4)), Number(/\b20\d\d\b/.exec(written)?.[0] ?? 0))
  return scan(markIn(text, ANY_HOLIDAY))
    .takeAll(OTHER_LENGTH.test(text.rest()) ? LAST_FROM_HOLIDAY : LEFT_FROM_HOLIDAY)
    .toSorted((a, b) => b.index - a.index)
    .reduce((before, { index, 0: words, 1: count = '1', 2: unit = '', 3: isBefore, 4: { length } = '' }) => {
      const end = index + words.length
      const name = text.rest().slice(end - length, end)
      const date = dayFrom(name, countOf(count, unit), isBefore !== undefined, today, year)
      const isEnglish = /after|before/.test(words)
      const day = new Date(date).toLocaleDateString(isEnglish ? 'en' : 'es', {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      })
      return `${originalOf(before, 0, index)}${isEnglish ? '' : 'el '}${day}${originalOf(before, end, before.length)}`
    }, written)
}

const WEEKDAY_FROM_HOLIDAY = `(?<!${LAST} )(?:the |el )?(${WEEKDAY}) ${FROM}(${ANY_HOLIDAY})`

/** Takes the first day of "the Monday after Thanksgiving". */
const takeWeekdayFromHoliday = (text: Scan, today: string): string | undefined => {
  const found = text.take(WEEKDAY_FROM_HOLIDAY)
  if (!found) return undefined
  const [, weekday = '', before, name = ''] = found
  const isBefore = before !== undefined
  const day = dayFrom(name, isBefore ? WEEK : 1, isBefore, today, Number(today.slice(0, 4)))
  return comingWeekday(weekdayNamed(weekday), day)
}

/** Takes the first day of "two weeks after Christmas, 5 days": alone, the weeks are the length of the trip. */
export const takeDayFromHoliday = (text: Scan, today: string): string | undefined => {
  const weekday = takeWeekdayFromHoliday(text, today)
  if (weekday !== undefined) return weekday
  const found = text.find(DAYS_FROM_HOLIDAY)
  if (!found) return undefined
  const { index, 0: words, 1: count = '1', 2: unit, 3: before, 4: name = '' } = found
  const others = text.rest().slice(0, index) + text.rest().slice(index + words.length)
  const isLength = unit !== undefined && !isAll('(?:an?|one|un|1) d\\S+', `${count} ${unit}`)
  if (isLength && !OTHER_LENGTH.test(others)) return undefined
  text.takeRange(index, index + words.length)
  return dayFrom(name, countOf(count, unit ?? ''), before !== undefined, today, Number(today.slice(0, 4)))
}

const OTHER_LENGTH = new RegExp(
  `(?<!\\p{L})(?:${NUMBER}) (?:days?|dias?|nights?|noches?|weeks?|semanas?)(?!\\p{L})`,
  'u',
)

/** Holy Week is a day longer than a week, and the week of Morazán is a holiday of its own. */
const isLonger = ({ days = 0 }: Holiday) => days > LONG_WEEKEND

/** A trip before a holiday needs a length, or its start is unknown. */
export const takeHoliday = (text: Scan, hasLength: boolean): NamedHoliday | undefined => {
  for (const holiday of HOLIDAYS) {
    const found = text.find(named(holiday))
    if (!found) continue
    const [, until, start, weekOf, before, after, week, year, from] = found
    if (before !== undefined && weekOf === undefined && !hasLength) return undefined
    text.takeRange(found.index, found.index + found[0].length)
    return {
      holiday,
      isBefore: before !== undefined,
      isAfter: after !== undefined,
      isStart: start !== undefined,
      end: from ? 'first' : until ? 'last' : undefined,
      year,
      days: (weekOf ?? week) && !isLonger(holiday) ? WEEK : holiday.days,
    }
  }
  return undefined
}

/** From the holiday to `date`, or from `date` to the holiday, if the text says so. */
export const datesWith = (
  { holiday, end }: NamedHoliday,
  date: string,
): readonly [string, string] | undefined => {
  const year = Number(date.slice(0, 4))
  const all = [year - 1, year, year + 1].map(holiday.dates)
  const first = end === 'first' ? all.findLast(([day]) => day < date)?.[0] : undefined
  const last = end === 'last' ? all.find(([, day]) => day > date)?.[1] : undefined
  if (first !== undefined) return [first, date]
  return last === undefined ? undefined : [date, last]
}

/** The start of a trip of `length`, or of the `weekdays` around it: in the year that is named, or else the next time. */
export const startOfHoliday = (
  { holiday, isBefore, isAfter, isStart, year, days }: NamedHoliday,
  length: number | undefined,
  today: string,
  weekdays: Weekdays | undefined,
): string => {
  const all = length ?? days ?? USUAL_DAYS
  const startIn = (one: number) => {
    const [first, last] = holiday.dates(one)
    if (isBefore) return plusDays(first, -all)
    if (isAfter) return plusDays(last, 1)
    if (weekdays) return fromWeekday(weekdays, plusDays(last, 1 - weekdays.days))
    return isStart ? first : holiday.start(one, all)
  }
  const thisYear = Number(today.slice(0, 4))
  const years = [
    ...(year === undefined ? [] : [Number(year)]),
    thisYear - 1,
    thisYear,
    thisYear + 1,
    thisYear + 2,
  ]
  return years.map(startIn).find((start) => start >= today) ?? today
}
