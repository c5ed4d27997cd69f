/** The smallest charge in minor units: Stripe's minimum; for lempiras, about 50 US cents. */
const MINIMUM: Readonly<Record<string, number>> = {
  usd: 50,
  hnl: 1_300,
  eur: 50,
  gbp: 30,
  cad: 50,
  mxn: 1_000,
}

/** The supported currencies; all of them have two decimals. */
export const CURRENCIES = Object.keys(MINIMUM)

export const minimumCharge = (currency: string): number => MINIMUM[currency] ?? 50

/** `amount` in minor units, formatted: `$1,234.50`, `L 1,234.50`. */
export const formatMoney = (amount: number, currency: string, language: 'es' | 'en'): string =>
  new Intl.NumberFormat(currency === 'hnl' ? 'es-HN' : language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100)
