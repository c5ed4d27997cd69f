import { type Currency, toCurrency } from '~/lib/money'
import { type Locale, isLocale } from '~/i18n/locales'

export const LANGUAGE_KEY = 'travelstore-language'
export const CURRENCY_KEY = 'travelstore-currency'

/** Parses a stored language; anything unknown is ignored. */
export const storedLocale = (value: string | null | undefined): Locale | undefined =>
  isLocale(value) ? value : undefined

/** Parses a stored currency; anything unknown is the base currency. */
export const storedCurrency = (value: string | null | undefined): Currency => toCurrency(value)
