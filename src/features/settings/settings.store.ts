import { persistentAtom } from '@nanostores/persistent'
import { BASE_CURRENCY, type Currency, toCurrency } from '~/lib/money'
import { type Locale, isLocale } from '~/i18n/locales'
import { CURRENCY_KEY, LANGUAGE_KEY, storedCurrency, storedLocale } from './settings'
import '~/lib/storage'

/** The currency of every price on the page; shared between tabs. */
export const $currency = persistentAtom<Currency>(CURRENCY_KEY, BASE_CURRENCY, {
  encode: (currency) => currency,
  decode: storedCurrency,
})

export const chooseCurrency = (value: string) => $currency.set(toCurrency(value))

/** Where `/` redirects; the language of a page depends on its URL alone. Empty until chosen. */
const $language = persistentAtom<Locale | ''>(LANGUAGE_KEY, '', {
  encode: (language) => language,
  decode: (value) => storedLocale(value) ?? '',
})

export const rememberLanguage = (value: string) => {
  if (isLocale(value)) $language.set(value)
}
