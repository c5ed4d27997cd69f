import type { TripParameters } from './parameters'

const DAY = 86_400_000

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The day `days` after `date`, as `YYYY-MM-DD`. */
export const plusDays = (date: string, days: number): string =>
  new Date(utc(date) + days * DAY).toISOString().slice(0, 10)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(utc(date)).getUTCDay() || 7

export const monthOf = ({ when }: Pick<TripParameters, 'when'>): number =>
  'month' in when ? when.month : Number(when.start.slice(5, 7))

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

/** The first day of a month, in the next year once the month is over. */
export const firstOf = (month: number, today: string): string => {
  const [year = 0, now = 0] = today.split('-').map(Number)
  return `${month < now ? year + 1 : year}-${String(month).padStart(2, '0')}-01`
}

/** Palm Sunday to Easter Sunday. */
export const holyWeekOf = (year: number): { from: string; to: string } => {
  const to = easterOf(year)
  return { from: plusDays(to, -7), to }
}

/** Christmas Day and New Year's Day. */
export const isHoliday = (date: string): boolean => /-(?:12-25|01-01)$/.test(date)

/** A holiday on which almost no buses run: Good Friday too. */
export const isQuiet = (date: string): boolean =>
  isHoliday(date) || date === plusDays(easterOf(Number(date.slice(0, 4))), -2)

/** Days from one date to another; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / DAY)
