import type { Locale } from '~/i18n/locales'

const LANGUAGES: Record<Locale, string> = { es: 'es-HN', en: 'en-US' }

/** A day (`2024-03-11`) or an ISO instant as people say it, in Honduras' time: `11 de marzo de 2024`. */
export const longDate = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: 'long', timeZone: 'America/Tegucigalpa' }).format(
    new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00Z` : date),
  )
