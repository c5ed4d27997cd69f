import { daysBetween } from '../engine/calendar'
import { MOST_DAYS_READ } from './understood'

/** When a trip is, as far as a text says it. */
export interface When {
  readonly start?: string
  readonly month?: number
  readonly days?: number
  /** Named in the text, but not the year of the trip. */
  readonly year?: number
}

export const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** The calendar day of a date on this device's clock. */
export const isoDate = (date: Date) => iso(date.getFullYear(), date.getMonth() + 1, date.getDate())

/** A future day: in the `year`, if it is not over yet. */
export const comingDay = (today: Date, month: number, day: number, year?: string) => {
  const years = [Number(year ?? 0), today.getFullYear()].map((one) => iso(one, month, day))
  return years.find((date) => date >= isoDate(today)) ?? iso(today.getFullYear() + 1, month, day)
}

export const daysFrom = (start: string, end: string) => clampDays(daysBetween(start, end) + 1)

export const clampDays = (days: number) => Math.min(MOST_DAYS_READ, Math.max(1, Math.round(days)))

/** The year that is named, if a trip that begins on `start` is in a different one. */
export const otherYear = (year: string | undefined, start: string) =>
  year === undefined || start.startsWith(year) ? {} : { year: Number(year) }
