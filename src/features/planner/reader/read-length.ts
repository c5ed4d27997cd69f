import { numberOf } from './ages'
import { countOf, NUMBER, ON_TOP, RANGE, SORT_OF_LENGTH, THEN, UNIT } from './lengths'
import { BACK, EVENTS, isAll, MONTH_NAMES, WEEKENDS } from './lexicon'
import { daysOf, type NamedStay, sumOf } from './read-stays'
import { type Scan, scan } from './scan'
import { readWeekdays, type Weekdays } from './weekdays'
import { clampDays } from './when'

/** Days that a weekend adds to other days. */
export const WEEKEND = 2

/** Not "2 days before" something else, "2 nights each", nor "a night dive". */
const NOT_APART =
  '(?! (?:(?:(?:of |de )?(?:travel|viaje) )?(?:in )?each|apiece|(?:en )?cada)(?!\\p{L}))(?! (?:before|after|earl(?:y|ier)|later|antes|despues)(?= ?(?:[,.;]|and |y |$)))(?!(?<=night|nite|day|dia|noche) (?:dives?|diving|walks?|snorkel\\p{L}*|kayak\\p{L}*|tours?|life|bus|flights?)(?!\\p{L}| (?:course|trip|vacation|holiday)))'

const DURATION = `(?:for |during |por |durante )?${RANGE}(${NUMBER})(?: |-)?(?:full |whole |dias? y |days? and )?(day[sz]?|dias?|nights?|nites?|noches?|nts?|weeks?|wks?|semanas?|months?|mes)(?: trip| long| vacation)?${NOT_APART}`

export const NIGHTS = `(?:${NUMBER})(?: |-)(?:nights?|nites?|noches?|nts?)`

/** With another length, part of the trip: "one day of ruins, 8 days in all". */
const ONE_DAY = '(?:(?:just |only )?(?:an?|one|1) day|(?:solo )?(?:un|1) (?:solo )?dia)(?!s)'

/** "In two weeks" says when, if something else says how long. */
export const LENGTH = `(?<!\\b(?:in|en|dentro de) (?:(?:${NUMBER}) ?(?:-|to|or|a|o) ?)?)${DURATION}`

/** "We arrive 2 days before." */
export const EARLY = `(?:arriv\\p{L}+|lleg\\p{L}+|fly\\p{L}* in|get(?:ting)? there)(?: in| un[oa]s)? (?:(${NUMBER}) (?:days?|dias?|nights?|noches?)|the day|el dia) (?:before|earlier|early|antes)`

const LEAVING = `(?<=(?:${BACK}|exit(?:ing)?)(?:[^.;,\\d]{0,30} )?)`

/** "Enter on February 2, leave 10 days later" */
export const DAYS_LATER = `${LEAVING}(${NUMBER}) (days?|dias?|weeks?|semanas?) (?:later|despues|after(?= ?[,.;]|$))`

/** "… and leave the day after" */
export const DAY_LATER = `${LEAVING}(?:the (?:day after|(?:next|following) day)|(?:al |el )?(?:dia (?:siguiente|despues)|otro dia))`

/** Introduces a total that the other numbers are parts of. */
const IN_ALL =
  '(?:in|en) (?:total|all|honduras)|total|(?:first|primero)(?= \\p{L})(?! (?:weeks?|semanas?|days?|dias?) )'

const NOT_AFTER_THEN = `(?<!(?:${THEN}) (?:a |one |un |el )?)`

const NOT_NEXT = `(?<!\\b(?:${THEN}|and|y) )`

const ANOTHER = '(?:another |otr[oa]s )'

const NEXT_STAY = `(?:${THEN}),? (?:(?:(?:i|we)(?:'ll| will)? )?(?:add|stay|have|anad(?:o|imos)|agreg(?:o|amos)|sum(?:o|amos)|(?:me |nos )?qued(?:o|amos)) )?(?:for |por |un[oa]s |${ANOTHER})?(?:(${NUMBER})(?: |-)?${SORT_OF_LENGTH}(${UNIT})${ON_TOP}?|(?:a |one |un |el )?${WEEKENDS})`

/** A length that says itself that it adds to another. */
const MORE_STAY = `(?:for |por |and |y )?(?:${ANOTHER}(${NUMBER})(?: |-)?(${UNIT})|(${NUMBER}) (?:more|extra|additional) (${UNIT})|(${NUMBER}) (${UNIT})(?= )${ON_TOP})`

export interface Length {
  /** Days of the trip, over all consecutive stays. */
  readonly length: number | undefined
  /** Days in addition to those of an event, which any dates then belong to. */
  readonly more: number
  /** Nights and days that follow something else. */
  readonly next: number
  readonly weekdays: Weekdays | undefined
}

export const readLength = (text: Scan, stays: readonly NamedStay[]): Length => {
  const isAfterEvent = text.has(EVENTS)
  const isPart = isAfterEvent && isPartOfTotal(text)
  const afterEvent = isAfterEvent ? takeMore(text, NEXT_STAY) : 0
  const more = takeMore(text, MORE_STAY) + (isPart ? 0 : afterEvent)
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
    length: clampDays(first + more + takeMore(text, NEXT_STAY)),
    more: more + sumOf(nextStays),
    next: sumOf(stays.filter(({ isNext }) => isNext)),
    weekdays,
  }
}

/** "Meetings, then 3 days at the beach, 6 days in May": the total comes last. */
const isPartOfTotal = (text: Scan): boolean => {
  const next = text.find(NEXT_STAY)
  if (!next) return false
  const before = scan(text.rest().slice(0, next.index))
  const after = scan(text.rest().slice(next.index + next[0].length))
  const total = after.find(`(?<=[,.;] )${LENGTH}(?! (?:of|de|at|on) )`)
  const daysIn = ([, count = '2', unit = '']: readonly string[]) => countOf(count, unit)
  return total !== undefined && !before.has(LENGTH) && daysIn(total) > daysIn(next)
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
  return text.take(`${NOT_AFTER_THEN}(?:a |one |un |este |this )?(?<!(?:day|mlk|king) )${WEEKENDS}`)
    ? 3
    : undefined
}

/** "A relaxing week", "snorkeling week": not "the coming week". */
const SOME_WEEK = '(?<=\\ban? \\p{L}+ |(?<!thanksgi)[^mw]ing )week(?! of)'

const readFirstLength = (text: Scan, weekend: number | undefined): number | undefined => {
  const [, later, laterUnit = ''] = (text.has(EARLY) ? undefined : text.take(DAYS_LATER)) ?? []
  if (later !== undefined) return clampDays(countOf(later, laterUnit) + 1)
  if (text.take('(?:a )?fortnight')) return 14
  if (text.take('(?<!(?:primera|segunda) )(?:una )?quincena|half a month|medio mes')) return 15
  if (text.take('for the day|por el dia')) return 1
  const hours = text.take(
    '(?:for |por |durante )?(2[4-9]|[3-9]\\d|1\\d\\d)(?: |-)?(?:hours?|hrs?|horas?)',
  )?.[1]
  if (hours !== undefined) return clampDays(Math.ceil(Number(hours) / 24))
  const half = text.take(
    `(?:(${NUMBER}) )?(?:weeks? and a half|semanas? y media)|(${NUMBER}) and a half (?:weeks|semanas)`,
  )
  if (half) return clampDays(Math.floor(7 * (numberOf(half[1] ?? half[2] ?? '1') + 0.5)))
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
    return clampDays(others.reduce((sum, stay) => sum + stay, numberOf(count) + (isNights ? 1 : 0)))
  }
  if (/^(?:weeks?|wks?|semanas?)$/.test(unit)) return clampDays(numberOf(count) * 7)
  return clampDays(numberOf(count) * 30)
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
