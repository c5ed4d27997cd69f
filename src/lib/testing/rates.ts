import { BASE_CURRENCY, CURRENCIES, type Rates } from '~/lib/money'

/** Every currency but the base one at `rate`. */
export const ratesAt = (rate: number): Rates =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, currency === BASE_CURRENCY ? 1 : rate])) as Rates
