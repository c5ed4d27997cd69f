import { onDayInHonduras } from '~/lib/honduras-time'

/** Honduran days (`YYYY-MM-DD`), both included. */
export interface Period {
  readonly from: string
  readonly until: string
}

/** The shop has no orders from before. */
export const FIRST_DAY = '2020-01-01'

/** Not while a year is being typed: `2026` is `0002`, `0020` and `0202` on the way. */
export const isWithin = ({ from, until }: Period, today: string): boolean =>
  [from, until].every((day) => day.length === FIRST_DAY.length && day >= FIRST_DAY && day <= today)

export const isReversed = ({ from, until }: Period): boolean => from > until

const DAY = 86_400_000

const startOf = (day: string): number => onDayInHonduras(day).getTime()

/** The instants from the first to the end of the last day. */
export const instantsOf = ({ from, until }: Period): { readonly from: string; readonly to: string } => ({
  from: new Date(startOf(from)).toISOString(),
  to: new Date(startOf(until) + DAY).toISOString(),
})

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

export const daysOf = ({ from, until }: Period): string[] => {
  const days = Math.round((startOf(until) - startOf(from)) / DAY) + 1
  return Array.from({ length: Math.max(days, 0) }, (_, i) => addDays(from, i))
}

/** The same number of days before a period. */
export const periodBefore = (period: Period): Period => {
  const { length } = daysOf(period)
  return { from: addDays(period.from, -length), until: addDays(period.from, -1) }
}
