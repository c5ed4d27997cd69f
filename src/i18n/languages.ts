import type { Locale } from './locales'

interface Language {
  /** In the language itself, as the selectors show it. */
  readonly name: string
  /** The BCP 47 tag that dates and numbers are written for. */
  readonly tag: string
  /** How its readers measure, and the names of units that differ between languages. */
  readonly measures: {
    readonly system: 'metric' | 'us'
    readonly fluidOunces: string
    readonly inches: string
  }
}

export const LANGUAGES: Record<Locale, Language> = {
  es: { name: 'Español', tag: 'es-HN' },
  en: { name: 'English', tag: 'en-US' },
}
