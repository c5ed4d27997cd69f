/** Smallest amount that can be charged, in minor units: Stripe's own; for lempiras, about 50 US cents. */
const SMALLEST: Readonly<Record<string, number>> = {
  usd: 50,
  hnl: 1_300,
  eur: 50,
  gbp: 30,
  cad: 50,
  mxn: 1_000,
}

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
