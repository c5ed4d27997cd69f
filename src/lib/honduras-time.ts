export const HONDURAS = 'America/Tegucigalpa'

/** Honduras has no daylight saving time. */
const OFFSET_HOURS = -6

/** The date in Honduras at `instant`, as `YYYY-MM-DD`. */
export const dayInHonduras = (instant: Date): string =>
  new Date(instant.getTime() + OFFSET_HOURS * 3_600_000).toISOString().slice(0, 10)

/** The instant at which a day (`YYYY-MM-DD`) begins in Honduras, or another hour of it (`12:00`). */
export const onDayInHonduras = (day: string, hour = '00:00'): Date => new Date(`${day}T${hour}:00-06:00`)

/** The time in Honduras at `now` to the minute, as `YYYY-MM-DDThh:mm`. */
export const minuteInHonduras = (now: Date): string =>
  new Date(now.getTime() + OFFSET_HOURS * 3_600_000).toISOString().slice(0, 16)
