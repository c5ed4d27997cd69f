import { isLocale, type Locale } from '~/i18n/locales'
import { type InLanguage, type Localized, availableLocale } from '~/i18n/localized'

/** The same shape with every localized value in one language. */
export type InOneLanguage<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Localized<infer Content>
    ? InLanguage<Content>
    : Value extends readonly (infer Item)[]
      ? readonly InOneLanguage<Item>[]
      : { readonly [Key in keyof Value]: InOneLanguage<Value[Key]> }

const known = new WeakMap<object, Map<Locale, unknown>>()

/** `content` for readers of `locale`: always the same result for the same object, so do not mutate it. */
export const inOneLanguage = <Value>(content: Value, locale: Locale): InOneLanguage<Value> => {
  if (typeof content !== 'object' || content === null)
    return translated(content, locale) as InOneLanguage<Value>
  const found = known.get(content) ?? new Map<Locale, unknown>()
  known.set(content, found)
  if (!found.has(locale)) found.set(locale, translated(content, locale))
  return found.get(locale) as InOneLanguage<Value>
}

const translated = (value: unknown, locale: Locale): unknown => {
  if (Array.isArray(value)) return value.map((item) => translated(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) {
    const lang = availableLocale(value, locale)
    return { value: value[lang], lang }
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translated(item, locale)]))
}

const isLocalized = (value: object): value is Localized<unknown> =>
  Object.keys(value).length > 0 && Object.keys(value).every(isLocale)
