import { plusDays } from '../engine/calendar'
import { anyOf, isAll, MONTH_NAMES, MONTHS, valueOf, type Words, WEEKENDS } from './lexicon'
import { NUMBER, UNIT } from './lengths'
import { numberOf } from './ages'
import { type Scan, TAKEN } from './scan'
import { comingWeekday, FRIDAY } from './weekdays'
import { iso } from './when'

/** A week or more of a month: "the first two weeks of March", "mid-June". */
export interface MonthPart {
  readonly month: number
  readonly year: string | undefined
  readonly at: At
  /** Its length, if the text gives one. */
  readonly days: number | undefined
}

/** The day it begins, or a part of the month to fit the trip into. */
type At = number | 'middle' | 'end'

const OF = '(?: of| in| del?(?: mes de)?)? '

const ORDINALS: Words<number | 'end'> = [
  [1, 'first|1st|primer[oa]?s?|1r?[ao]'],
  [2, 'second|2nd|segund[oa]|2d?[ao]'],
  [3, 'third|3rd|tercer[oa]?|3r?[ao]'],
  [4, 'fourth|4th|cuart[oa]|4t?[ao]'],
  ['end', 'last|final|ultim[oa]s?'],
]

const PARTS: Words<At> = [
  [
    1,
    `(?:early|beginning|start|principios?|inicios?|comienzos?)(?:${OF}|-)|(?:(?:first|1st) half|primera mitad|primeros dias)${OF}`,
  ],
  [16, `(?:(?:second|last) half|(?:segunda|ultima) mitad)${OF}`],
  ['middle', `(?:mid|middle|mediados|mitad)(?:${OF}|-)`],
  ['end', `(?:late|end|fin(?:al|ales|es)?|ultimos dias)(?:${OF}|-)`],
]

const COUNTED = `(?:(${NUMBER}) )?(${anyOf(ORDINALS)}) (?:(${NUMBER}) )?(w(?:ee)?ks?|semanas?|fortnight|quincena|${WEEKENDS})${OF}`

const WEEK = 7
const FORTNIGHT = 15
/** Days before the middle of the month. */
const MIDDLE = 14
/** Friday to Sunday. */
const WEEKEND = 3

const before = (words: string) =>
  `(?:between |entre |from |de(?:sde)? )?(?:in |on |at |for |during |en |para |por |a |hacia )?(?:the |las? |los |el )?(?:${words})(?:the )?(${MONTH_NAMES})(?! \\d{1,2}(?!\\d| ?(?:${UNIT})))(?:,? (?:del? |of )?(20\\d\\d))?`

/** Takes the first part of a month in the text. */
export const takePartOfMonth = (text: Scan): MonthPart | undefined => {
  const counted = { found: text.find(before(COUNTED)), at: undefined }
  const others = PARTS.map(([at, pattern]) => ({ found: text.find(before(pattern)), at }))
  const [first] = [counted, ...others]
    .flatMap(({ found, at }) => (found ? [{ found, at }] : []))
    .toSorted((one, other) => one.found.index - other.found.index)
  if (!first) return undefined
  const { found, at } = first
  text.takeRange(found.index, found.index + found[0].length)
  const [name = '', year] = found.slice(-2)
  const named = { month: valueOf(MONTHS, name) ?? 1, year }
  if (at !== undefined) return { ...named, at, days: undefined }
  const [, one, ordinal = '', later, unit = ''] = found
  const nth = valueOf(ORDINALS, ordinal) ?? 1
  const days = /^[fq]/.test(unit) && unit !== 'finde' ? FORTNIGHT : WEEK
  return {
    ...named,
    at: nth === 'end' ? nth : days * (nth - 1) + 1,
    days: isAll(WEEKENDS, unit) ? WEEKEND : days * numberOf(one ?? later ?? '1'),
  }
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The first day of a trip of `days` in a part of the month that begins on `first`. */
const startIn = ({ at, days: own }: MonthPart, first: string, days: number): string => {
  const length = daysIn(Number(first.slice(0, 4)), Number(first.slice(5, 7)))
  if (own === WEEKEND) {
    const day = plusDays(first, at === 'end' ? length - WEEKEND - WEEK + 1 : Number(at) - 1)
    return comingWeekday(FRIDAY, day)
  }
  if (at === 'middle') return plusDays(first, Math.max(0, MIDDLE - Math.floor(days / 2)))
  if (at === 'end') return plusDays(first, Math.max(0, length - Math.max(WEEK, days)))
  return plusDays(first, at - 1)
}

/** The first day in the year that the part names, or else the next time it comes around; `length` is the trip's. */
export const startOf = (part: MonthPart, length: number | undefined, today: string): string => {
  const thisYear = Number(today.slice(0, 4))
  const starts = [Number(part.year ?? thisYear), thisYear, thisYear + 1].map((year) =>
    startIn(part, iso(year, part.month, 1), length ?? part.days ?? WEEK),
  )
  return starts.find((start) => start >= today) ?? today
}

/** Takes the part of a month that a trip lasts until, after the part that it begins in was taken. */
export const takeEndOfParts = (text: Scan): MonthPart | undefined => {
  const to = `(?<=${TAKEN} ?)(?:to|until|till|thr(?:u|ough)|and|-|–|al?|y|hasta)`
  const parts = PARTS.map(([, pattern]) => before(pattern)).join('|')
  return text.take(`${to}(?= ?(?:${parts}))`) ? takePartOfMonth(text) : undefined
}

/** The last day of a part of the month, from `start` on. */
export const endOf = ({ month, at }: MonthPart, start: string): string => {
  const year = Number(start.slice(0, 4)) + (month < Number(start.slice(5, 7)) ? 1 : 0)
  const day = at === 1 ? WEEK : at === 'middle' ? MIDDLE + 1 : daysIn(year, month)
  return iso(year, month, day)
}
