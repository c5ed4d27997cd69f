import type { TripParameters } from './parameters'

const DAY = 86_400_000

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The day `days` after `date`, as `YYYY-MM-DD`. */
export const plusDays = (date: string, days: number): string =>
  new Date(utc(date) + days * DAY).toISOString().slice(0, 10)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(utc(date)).getUTCDay() || 7

const monthIn = (date: string): number => Number(date.slice(5, 7))

export const monthOf = ({ when }: Pick<TripParameters, 'when'>): number =>
  'month' in when ? when.month : monthIn(when.start)

/** The first day of a trip, or of its month. */
export const startOf = ({ when }: Pick<TripParameters, 'when'>, today: string): string =>
  'start' in when ? when.start : firstOf(when.month, today, when.days)

/** Easter Sunday (Meeus, Jones and Butcher). */
export const easterOf = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Days of a trip that have to fall within its month. */
const WITHIN = 7

/** The first day of a month: next year's once the month is over or has too few days left for the trip. */
export const firstOf = (month: number, today: string, days = 1): string => {
  const [year = 0, now = 0] = today.split('-').map(Number)
  const isLate = month === now && monthIn(plusDays(today, Math.min(days, WITHIN) - 1)) !== month
  return `${month < now || isLate ? year + 1 : year}-${String(month).padStart(2, '0')}-01`
}

const WEDNESDAY = 3

/** The `nth` of a weekday from `first` on. */
export const nthWeekday = (first: string, weekday: number, nth: number): string =>
  plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))

/** Palm Sunday to Easter Sunday. */
export const holyWeekOf = (year: number): { from: string; to: string } => {
  const to = easterOf(year)
  return { from: plusDays(to, -7), to }
}

/** From the first Wednesday of October to Sunday: the October holidays, combined by Decree 78-2015. */
export const morazanWeekOf = (year: number): { from: string; to: string } => {
  const from = nthWeekday(`${year}-10-01`, WEDNESDAY, 1)
  return { from, to: plusDays(from, 4) }
}

/** Christmas Day and New Year's Day. */
export const isHoliday = (date: string): boolean => /-(?:12-25|01-01)$/.test(date)

/** Days from a date to Good Friday of the same year; negative once it has passed. */
export const toGoodFriday = (date: string): number =>
  daysBetween(date, easterOf(Number(date.slice(0, 4)))) - 2

export const INDEPENDENCE_DAY = '-09-15'

/** Whether banks, museums and others close: also Labor Day, Independence Day, and Holy Thursday to Holy Saturday. */
export const isClosedDay = (date: string): boolean =>
  isHoliday(date) ||
  ['-05-01', INDEPENDENCE_DAY].some((day) => date.endsWith(day)) ||
  Math.abs(toGoodFriday(date)) < 2

/** Hours of travel that barely fit in a morning. */
export const LONG_WAY = 3

/**
 * How hard it is to travel: 2 on holidays when almost no buses run, including Good Friday; for a long trip, 1 on other
 * holidays and on the eves of Christmas, New Year and Holy Thursday; else 0.
 */
export const hardshipOf = (date: string, hours: number): number => {
  if (isHoliday(date) || toGoodFriday(date) === 0) return 2
  const isEve = isHoliday(plusDays(date, 1)) || toGoodFriday(date) === 2
  return +(hours > LONG_WAY && (isEve || isClosedDay(date)))
}

/** Days from one date to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / DAY)
