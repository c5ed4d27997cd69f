import type { Locale } from './locales'

/** The language's own name, as the selector shows it. */
export const LOCALE_NAMES: Record<Locale, string> = { es: 'Español', en: 'English' }
