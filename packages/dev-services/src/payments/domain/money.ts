/** Smallest amount that can be charged, minor units: Stripe's 50 US cents, and about as much in lempiras. */
const SMALLEST: Readonly<Record<string, number>> = { usd: 50, hnl: 1_300 }

/** Currencies this stand-in knows: all of them have two decimals. */
export const CURRENCIES = Object.keys(SMALLEST)

export const smallestCharge = (currency: string): number => SMALLEST[currency] ?? 50

/** `amount` minor units as people read it: `$1,234.50`, `L 1,234.50`. */
export const formatMoney = (amount: number, currency: string, language: 'es' | 'en'): string =>
  new Intl.NumberFormat(currency === 'hnl' ? 'es-HN' : language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100)
