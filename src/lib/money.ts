declare const cents: unique symbol

/** Integer minor units of the base currency, US dollars: the unit of every catalog price. */
export type Cents = number & { readonly [cents]: true }

const NO_BREAK_SPACE = '\u00a0'

/** The currencies that prices are shown and charged in, each with the prefix of its amounts. */
const PREFIXES = { USD: '$', HNL: `L${NO_BREAK_SPACE}` }

export type Currency = keyof typeof PREFIXES
export const CURRENCIES = Object.keys(PREFIXES) as readonly Currency[]
export const BASE_CURRENCY: Currency = 'USD'

export const symbolOf = (currency: Currency): string => PREFIXES[currency].trim()

/** How much of each currency one unit of the base currency buys, decimals allowed; 1 for the base currency. */
export type Rates = Readonly<Record<Currency, number>>

/** An amount that knows its currency; `amount` is in integer minor units of that currency. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

export type MoneyFault = 'junk' | 'negative' | 'over-precise' | 'too-large'

/** Thrown for a value that is not a valid amount of money. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError'
  readonly fault: MoneyFault
  readonly value: unknown
  constructor(fault: MoneyFault, value: unknown) {
    super(`Not a valid amount of money (${fault}): ${String(value).slice(0, 40)}`)
    this.fault = fault
    this.value = value
  }
}

/** Checks that `value` is a non-negative safe integer, else throws a {@link MoneyError}. */
export function toCents(value: number): Cents {
  if (Number.isNaN(value) || !Number.isFinite(value)) throw new MoneyError('junk', value)
  if (value < 0) throw new MoneyError('negative', value)
  if (!Number.isInteger(value)) throw new MoneyError('over-precise', value)
  if (!Number.isSafeInteger(value)) throw new MoneyError('too-large', value)
  return value as Cents
}

export const ZERO = toCents(0)

/**
 * Converts the decimal dollars that an editor typed, exactly: 31.4 is 3140 cents. Throws a {@link MoneyError} for
 * anything that is not a number, is negative or has more than two decimals.
 */
export function centsFromDecimal(decimal: number): Cents {
  if (typeof decimal !== 'number' || !Number.isFinite(decimal)) throw new MoneyError('junk', decimal)
  if (decimal < 0) throw new MoneyError('negative', decimal)
  if (decimal >= Number.MAX_SAFE_INTEGER / 100) throw new MoneyError('too-large', decimal)
  const { digits, scale } = decimalParts(decimal)
  if (scale > 2) throw new MoneyError('over-precise', decimal)
  return toCents(Number(digits * 10n ** BigInt(2 - scale)))
}

/** `quantity` is a whole number from 0. */
export const multiply = (price: Cents, quantity: number): Cents => toCents(price * quantity)

export const sum = (prices: readonly Cents[]): Cents =>
  toCents(prices.reduce<number>((total, price) => total + price, 0))

/** Parses a currency code; anything unknown is the base currency. */
export const toCurrency = (value: unknown): Currency =>
  CURRENCIES.find((currency) => currency === value) ?? BASE_CURRENCY

/**
 * Converts a unit price: base cents × the currency's rate, rounded half up to a minor unit. Convert the unit price
 * first and multiply afterward (docs/decisions/003).
 */
export function convert(price: Cents, currency: Currency, rates: Rates): Money {
  if (toCurrency(currency) === BASE_CURRENCY) return { amount: price, currency: BASE_CURRENCY }
  const rate = rates[currency]
  if (!Number.isFinite(rate) || rate <= 0) throw new MoneyError('junk', rate)
  const { digits, scale } = decimalParts(rate)
  const unit = 10n ** BigInt(scale)
  const amount = (2n * BigInt(price) * digits + unit) / (2n * unit)
  return { amount: toCents(Number(amount)), currency }
}

/** Splits a decimal exactly, from its shortest text: 26.125 is 26125 with scale 3. */
function decimalParts(value: number): { digits: bigint; scale: number } {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(String(value))
  if (!match) throw new MoneyError(value < 1 ? 'over-precise' : 'too-large', value)
  const [, whole = '0', fraction = ''] = match
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

/**
 * `$1,234.50` or `L 816.40` (the space does not break): always two decimals, the same in every runtime, whatever
 * its locale data. An unknown currency is shown as dollars.
 */
export function formatMoney({ amount, currency }: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}${PREFIXES[toCurrency(currency)]}${whole}.${digits.slice(-2)}`
}

/** Formats a base price in `currency`. */
export const formatCents = (price: Cents, currency: Currency, rates: Rates): string =>
  formatMoney(convert(price, currency, rates))

const PRICE_TEXT = /^(?:L\.?|\$)?\s*(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/

/**
 * Parses a price such as `L.31.40`, `L. 1,234.50` or `$ 3` into minor units. Spaces and thousands separators are
 * allowed; throws a {@link MoneyError} for anything else.
 */
export function parsePrice(text: string): number {
  const match = typeof text === 'string' && text.length <= 32 && PRICE_TEXT.exec(text.trim())
  if (!match) throw new MoneyError('junk', text)
  const [, minus, whole = '', fraction = ''] = match
  if (minus) throw new MoneyError('negative', text)
  if (fraction.length > 2) throw new MoneyError('over-precise', text)
  return toCents(Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0')))
}

/** The price text of a checkout request: `L.` and two decimals, whatever the currency (PAY-01). */
export const priceText = ({ amount }: Money): string => `L.${(amount / 100).toFixed(2)}`

/** The discount from `original` to `price` in whole percent; 0 when there is none. */
export const discountPercentOf = (original: Cents, price: Cents): number =>
  original > price ? Math.round(((original - price) / original) * 100) : 0
