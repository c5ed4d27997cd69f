import type { Locale } from './locales'

interface Language {
  /** In the language itself, as the selectors show it. */
  readonly name: string
  /** The BCP 47 tag that dates and numbers are written for. */
  readonly tag: string
}

export const LANGUAGES: Record<Locale, Language> = {
  es: { name: 'Español', tag: 'es-HN' },
  en: { name: 'English', tag: 'en-US' },
}
