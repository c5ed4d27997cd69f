import { formatMoney, toCurrency } from '~/lib/money'

/** `1250` → `12.50`, `1250, 'HNL'` → `L 12.50`: minor units for editors. */
export const moneyText = (minorUnits: unknown, currency?: unknown): string => {
  if (typeof minorUnits !== 'number') return ''
  if (currency) return formatMoney({ amount: minorUnits, currency: toCurrency(currency) })
  return (minorUnits / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
