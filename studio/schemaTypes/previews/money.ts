/** `1250` → `12.50`, `1250, 'HNL'` → `L 12.50`: minor units as editors read them. */
export const moneyText = (minorUnits: unknown, currency?: unknown): string => {
  if (typeof minorUnits !== 'number') return ''
  const amount = (minorUnits / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  if (currency === 'HNL') return `L ${amount}`
  return currency === 'USD' ? `$${amount}` : amount
}
