import { format, type Plural, plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'

interface DurationMessages {
  readonly minutes: Plural
  readonly half: string
  readonly oneAndHalf: string
  readonly hours: Plural
  readonly hoursAndHalf: string
}

/** Hours as text, to the nearest half hour: `about half an hour`, `about 2 hours`. Shorter times are in minutes. */
export const durationText = (hours: number, t: DurationMessages, locale: Locale): string => {
  if (hours < 0.4) return plural(t.minutes, Math.max(5, Math.round((hours * 60) / 5) * 5), locale)
  const halves = Math.round(hours * 2)
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return plural(t.hours, whole, locale)
  if (whole === 0) return t.half
  return whole === 1 ? t.oneAndHalf : format(t.hoursAndHalf, { n: whole })
}
