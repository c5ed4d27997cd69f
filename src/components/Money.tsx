import { type Cents, CURRENCIES, type Currency, formatCents, type Rates } from '~/lib/money'

interface Props {
  amount: Cents
  rates: Rates
  /** Omits `.00`, for amounts in a sentence. */
  round?: boolean
}

/**
 * An amount in every currency. `CurrencyHead.astro` shows the selected one before the first paint; without JavaScript,
 * it is the base currency.
 */
export function Money({ amount, rates, round = false }: Props) {
  const text = (currency: Currency) => {
    const exact = formatCents(amount, currency, rates)
    return round ? exact.replace(/\.00$/, '') : exact
  }
  return CURRENCIES.map((currency) => (
    <span key={currency} data-money={currency}>
      {text(currency)}
    </span>
  ))
}
