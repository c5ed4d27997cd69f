import { LOCALES, type Locale } from './locales'

/** A value as the CMS has it: in one language or more. */
export type Localized<Value> = { readonly [Code in Locale]?: Value | undefined }

/** A value for every language. */
export const localeRecord = <Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>

/** A CMS value in one language, and which language that is. */
export interface InLanguage<Value> {
  readonly value: Value
  readonly lang: Locale
}

/** A text and its language, which differs from the page's when a translation is missing (LANG-04). */
export type Text = InLanguage<string>

/** The language that `locale` readers get: their own, else English, else any (LANG-04). */
export const availableLocale = <Value>(content: Localized<Value>, locale: Locale): Locale =>
  [locale, 'en' as const, ...LOCALES].find((code) => content[code] !== undefined) ?? locale

/** `content` for readers of `locale`. Parsing ensures that at least one language is present. */
export const textIn = (content: Localized<string>, locale: Locale): Text => {
  const lang = availableLocale(content, locale)
  return { value: content[lang] ?? '', lang }
}

/** The `lang` attribute of a fragment; undefined when it is in the page's language. */
export const langOf = (text: { lang: Locale }, page: Locale): Locale | undefined =>
  text.lang === page ? undefined : text.lang
