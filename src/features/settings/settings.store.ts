import { persistentAtom } from '@nanostores/persistent'
import { BASE_CURRENCY, type Currency, toCurrency } from '~/lib/money'
import { CURRENCY_KEY, storedCurrency } from './settings'
import '~/lib/storage'

/** The currency of every price on the page; shared between tabs. */
export const $currency = persistentAtom<Currency>(CURRENCY_KEY, BASE_CURRENCY, {
  encode: (currency) => currency,
  decode: storedCurrency,
})

export const chooseCurrency = (value: string) => $currency.set(toCurrency(value))
