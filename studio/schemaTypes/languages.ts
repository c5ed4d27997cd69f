import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '~/i18n/locales'

const TITLES: Record<Locale, string> = { es: 'Español', en: 'Inglés' }

/** The languages of the shop in the order editors see them. */
export const LANGUAGES = LOCALES.map((id) => ({ id, title: TITLES[id] }))

/** As options of a field. */
export const LANGUAGE_CHOICES = LANGUAGES.map(({ id, title }) => ({ value: id, title }))

/** `español`, `inglés`: within a sentence. A document without a language is in the default one. */
export const languageName = (locale: unknown): string =>
  TITLES[isLocale(locale) ? locale : DEFAULT_LOCALE].toLowerCase()
