import { firstOf, plusDays } from '../engine/calendar'
import { anyOf, MONTHS, SEASONS, valueOf } from './lexicon'
import type { Scan } from './scan'
import { ON_DAY } from './weekdays'
import { daysFrom, iso, isoDate, comingDay, otherYear, type When } from './when'

export const monthOf = (name: string) => valueOf(MONTHS, name) ?? 1

/** Takes the month of the dates where the text names it again. */
export const takeMonth = (text: Scan, month: number) => {
  const name = MONTHS.find(([number]) => number === month)?.[1]
  if (name !== undefined) text.takeAll(`(?:(?:in|en) )?(?:${name})`)
}

export const readMonth = (text: Scan, today: Date): number | undefined => {
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

/** The month; its first day if it is not the one that a plan without dates is for, or has too few days left. */
export const inMonth = (text: Scan, today: Date, month: number, days = USUAL_DAYS): When => {
  const year = text.take('(?:(?:de|del|of|in|en) )?(20[1-3]\\d)')?.[1]
  const [day, coming] = [isoDate(today), firstOf(month, isoDate(today), days)]
  const isOver = plusDays(day, days - 1).slice(0, 7) > coming.slice(0, 7) && coming < day
  const start = iso(Number(year ?? coming.slice(0, 4)) + (isOver && !year ? 1 : 0), month, 1)
  if (start > day && start !== coming) return { start }
  return { month, ...otherYear(year, coming) }
}

/** Length of a trip that does not specify one. */
const USUAL_DAYS = 8

const DAYS_OF_IT = `del ${ON_DAY}(\\d{1,2}) al ${ON_DAY}(\\d{1,2})|(?:from |between )?(?:the )?${ON_DAY}(\\d{1,2})(?:st|nd|rd|th) ?(?:to|until|till|thr(?:u|ough)|and|-|–) ?(?:the )?${ON_DAY}(\\d{1,2})(?:st|nd|rd|th)`

/** The first day, without its month. */
const FIRST_DAY = `(?:arriv\\p{L}+|land\\p{L}*|start\\p{L}*|lleg\\p{L}+|empe[cz]\\p{L}+|empieza|desde|from|a partir)(?: (?:on|in))? (?:the|del?|el)(?: dia)? ${ON_DAY}(\\d{1,2})(?:st|nd|rd|th)?(?! (?:days|dias|nights|noches|de))`

/** "At Christmas, from the 20th to the 27th", "in November, arriving on the 4th" */
export const readDaysOf = (month: number, text: Scan, today: Date): When | undefined => {
  const [first, last] = text.take(DAYS_OF_IT)?.slice(1).filter(Boolean).map(Number) ?? []
  if (first === undefined || last === undefined) {
    const day = Number(text.take(FIRST_DAY)?.[1])
    return day >= 1 && day <= 31 ? { start: comingDay(today, month, day) } : undefined
  }
  const start = comingDay(today, month, first)
  const end = iso(Number(start.slice(0, 4)), month + (last < first ? 1 : 0), last)
  return { start, days: daysFrom(start, end) }
}
