import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales'

/** The same page in `locale`, whatever the locale of `path`. Keeps query and hash. */
export const inLocale = (path: string, locale: Locale): string => {
  const bare = withoutLocale(path)
  if (locale === DEFAULT_LOCALE) return bare
  return bare === '/'
    ? `/${locale}`
    : bare.startsWith('/?') || bare.startsWith('/#')
      ? `/${locale}${bare.slice(1)}`
      : `/${locale}${bare}`
}

/** The locale in the path. */
export const localeOf = (path: string): Locale =>
  LOCALES.find((locale) => locale !== DEFAULT_LOCALE && prefix(locale).test(path)) ?? DEFAULT_LOCALE

const prefix = (locale: Locale) => new RegExp(`^/${locale}(?=/|$|[?#])`)

const withoutLocale = (path: string): string => {
  const locale = localeOf(path)
  if (locale === DEFAULT_LOCALE) return path
  const bare = path.replace(prefix(locale), '')
  return bare.startsWith('/') ? bare : `/${bare}`
}
