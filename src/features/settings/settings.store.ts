import { persistentAtom } from '@nanostores/persistent'
import { BASE_CURRENCY, type Currency, toCurrency } from '~/features/checkout/money'
import { type Locale, isLocale } from '~/i18n/locales'
import { CURRENCY_KEY, LANGUAGE_KEY, storedCurrency } from './settings'
import './storage'

/** The currency of every price on the page; shared between tabs. */
export const $currency = persistentAtom<Currency>(CURRENCY_KEY, BASE_CURRENCY, { decode: storedCurrency })

export const chooseCurrency = (value: string) => $currency.set(toCurrency(value))

/** Where `/` leads next time; what a page shows is decided by its address. Unknown languages are ignored. */
const $language = persistentAtom<Locale | undefined>(LANGUAGE_KEY, undefined, {
  decode: (value) => (isLocale(value) ? value : undefined),
})

export const rememberLanguage = (value: string) => {
  if (isLocale(value)) $language.set(value)
}
