export const LOCALES = ['es', 'en'] as const
export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'es'

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)

/** Open Graph's `language_TERRITORY`. */
export const OG_LOCALES: Record<Locale, string> = { es: 'es_HN', en: 'en_US' }
