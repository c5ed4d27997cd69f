import type { Locale } from '~/i18n/locales'

const HONDURAS = 'America/Tegucigalpa'
const LANGUAGES: Record<Locale, string> = { es: 'es-HN', en: 'en-US' }

const format = (locale: Locale, options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat(LANGUAGES[locale], { ...options, timeZone: HONDURAS }).format(date)

/** `Monday, November 30`: a calendar day (`2026-11-30`), or the day of an instant in Honduras. */
export const dayText = (date: string, locale: Locale): string =>
  format(
    locale,
    { weekday: 'long', day: 'numeric', month: 'long' },
    new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00-06:00` : date),
  )

/** `Nov 20, 2026, 5:15 AM`: an instant by the clocks of Honduras, whatever the reader's clock says. */
export const instantText = (instant: string, locale: Locale): string =>
  format(locale, { dateStyle: 'medium', timeStyle: 'short' }, new Date(instant))
