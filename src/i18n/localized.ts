import { LOCALES, type Locale } from './locales'

/** A value as stored in the CMS: in one or more languages. */
export type Localized<Value> = { readonly [Code in Locale]?: Value | undefined }

/** A text in one language, and which: another one when the translation is missing (LANG-04). */
export interface Text {
  readonly value: string
  readonly lang: Locale
}

/** The language that readers of `locale` get: their own, else the first that is there. */
export const availableLocale = <Value>(content: Localized<Value>, locale: Locale): Locale =>
  [locale, ...LOCALES].find((code) => content[code] !== undefined) ?? locale

/** `content` for readers of `locale`. Parsing guarantees that one language is there. */
export const textIn = (content: Localized<string>, locale: Locale): Text => {
  const lang = availableLocale(content, locale)
  return { value: content[lang] ?? '', lang }
}

/** `lang` attribute of a fragment: only where it is not the page's own language. */
export const langOf = (text: { lang: Locale }, page: Locale): Locale | undefined =>
  text.lang === page ? undefined : text.lang
