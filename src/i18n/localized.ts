import type { Locale } from './locales'

/** A value as the CMS has it: one or both languages. */
export type Localized<Value> = { readonly [Code in Locale]?: Value | undefined }

/** A text in one language, and which: it is the other one's when a translation is missing (LANG-04). */
export interface Text {
  readonly value: string
  readonly lang: Locale
}

const other = (locale: Locale): Locale => (locale === 'es' ? 'en' : 'es')

/** The language that `locale` readers get: their own, else the other one. */
export const availableLocale = <Value>(content: Localized<Value>, locale: Locale): Locale =>
  content[locale] === undefined ? other(locale) : locale

/** `content` for readers of `locale`. Parsing has made sure that one language is there. */
export const textIn = (content: Localized<string>, locale: Locale): Text => {
  const lang = availableLocale(content, locale)
  return { value: content[lang] ?? '', lang }
}

/** `lang` attribute of a fragment: only where it is not the page's own language. */
export const langOf = (text: { lang: Locale }, page: Locale): Locale | undefined =>
  text.lang === page ? undefined : text.lang
