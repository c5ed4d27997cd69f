import { type Currency, toCurrency } from '~/lib/money'

export const CURRENCY_KEY = 'travelstore-currency'

/** Parses a stored currency; anything unknown is the base currency. */
export const storedCurrency = (value: string | null | undefined): Currency => toCurrency(value)
