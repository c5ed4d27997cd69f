import { HONDURAS, onDayInHonduras } from '~/lib/honduras-time'
import { LANGUAGES } from './languages'
import type { Locale } from './locales'

const formats: Record<string, Intl.DateTimeFormat> = {}

/** Cached, as creating one is slow. */
const formatFor = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  (formats[locale + JSON.stringify(options)] ??= new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    ...options,
    timeZone: HONDURAS,
  }))

const format = (date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  formatFor(locale, options).format(date)

/** Noon in Honduras of a calendar day (`YYYY-MM-DD`); an ISO instant is used unchanged. */
const toDate = (date: string): Date =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) ? onDayInHonduras(date, '12:00') : new Date(date)

/**
 * A calendar day (`YYYY-MM-DD`) or the Honduran day of an instant: `6 de octubre de 2026`, `October 6, 2026`, `Oct 6,
 * 2026` with a short month.
 */
export const formatDay = (date: string, locale: Locale, month: 'long' | 'short' = 'long'): string =>
  format(toDate(date), locale, { day: 'numeric', month, year: 'numeric' })

/** The month of a calendar day: `February 2027`, `febrero de 2027`. */
export const formatMonth = (date: string, locale: Locale): string =>
  format(toDate(date), locale, { month: 'long', year: 'numeric' })

/** A calendar day with its weekday and without its year: `Monday, November 30`. */
export const formatWeekday = (date: string, locale: Locale): string =>
  format(toDate(date), locale, { weekday: 'long', day: 'numeric', month: 'long' })

/**
 * Two calendar days as one range: `25–27 de noviembre`, `November 25–27`, `Nov 30 – Dec 4` with short months. A line
 * breaks only beside a dash between two months.
 */
export const formatDayRange = (
  from: string,
  to: string,
  locale: Locale,
  month: 'long' | 'short' = 'long',
): string =>
  formatFor(locale, { day: 'numeric', month })
    .formatRange(toDate(from), toDate(to))
    .replace(/(?<=\d)\s?–\s?(?=\d)/g, '–\u2060')
    .replace(/(?<!–) (?!–)/g, '\u00a0')

/** January to December, as written in a sentence. */
export const monthNames = (locale: Locale): readonly string[] => (months[locale] ??= namesIn(locale))

const months: Partial<Record<Locale, readonly string[]>> = {}
const namesIn = (locale: Locale) => {
  const name = new Intl.DateTimeFormat(LANGUAGES[locale].tag, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2026, month)))
}

/** `Nov 20, 2026, 5:15 AM`: an instant on the clocks of Honduras. */
export const formatInstant = (instant: string, locale: Locale): string =>
  format(new Date(instant), locale, { dateStyle: 'medium', timeStyle: 'short' })
