import { HONDURAS } from '~/lib/honduras-time'
const FORMAT = new Intl.DateTimeFormat('es-HN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: HONDURAS,
})

/** An ISO time in Honduran time; empty for an invalid one. */
export const timeText = (iso: unknown): string => {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN
  return Number.isNaN(time) ? '' : FORMAT.format(time)
}

const SHORT = new Intl.DateTimeFormat('es-HN', {
  day: 'numeric',
  month: 'short',
  timeZone: HONDURAS,
})

/** `18 nov`: the Honduran day of an ISO time; empty for an invalid one. */
export const shortDay = (iso: unknown): string => (timeText(iso) ? SHORT.format(Date.parse(String(iso))) : '')
