import { plusDays } from './engine/calendar'
import type { TripParameters } from './engine/parameters'

type When = TripParameters['when']

/** Whether the last day is before `now`. */
export const isOver = (when: When, now: Date): boolean =>
  'start' in when && plusDays(when.start, when.days) <= now.toISOString().slice(0, 10)

/** Converts between a month and exact dates: dates start on the first of the month, in the year it comes next. */
export function whenIn(mode: 'month' | 'dates', when: When, now: Date): When {
  const { days } = when
  if (mode === 'dates') return 'start' in when ? when : { start: startOf(when.month, now), days }
  return 'start' in when ? { month: Number(when.start.slice(5, 7)), days } : when
}

const startOf = (month: number, now: Date): string => {
  const start = (year: number) => `${year}-${String(month).padStart(2, '0')}-01`
  const year = now.getUTCFullYear()
  return start(year) > now.toISOString().slice(0, 10) ? start(year) : start(year + 1)
}
