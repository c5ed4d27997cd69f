import type { Locale } from './locales'

const LANGUAGES: Record<Locale, string> = { es: 'es-419', en: 'en-US' }

/** A calendar day (`YYYY-MM-DD`) written out: `6 de octubre de 2026`, `October 6, 2026`. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The day that it is in Honduras at `now`, as `YYYY-MM-DD`. */
export const dayInHonduras = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/Tegucigalpa' }).format(now)
