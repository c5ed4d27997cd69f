import { type Cents, CURRENCIES, type Currency, formatMoney, type Rates } from '~/lib/money'
import { type PricedLine, subtotalIn } from '~/lib/pricing'

interface Props {
  /** An amount, or the lines that add up to it, each converted by its unit price, as charged. */
  amount: Cents | readonly PricedLine[]
  rates: Rates
  /** Omits `.00`, for amounts in a sentence. */
  round?: boolean
}

/**
 * An amount in every currency. `StoredState.astro` shows the selected one before the first paint; without JavaScript,
 * it is the base currency.
 */
export function Money({ amount, rates, round = false }: Props) {
  const lines = typeof amount === 'number' ? [{ price: amount, quantity: 1 }] : amount
  const text = (currency: Currency) => {
    const exact = formatMoney(subtotalIn(lines, currency, rates))
    return round ? exact.replace(/\.00$/, '') : exact
  }
  return CURRENCIES.map((currency) => (
    <span key={currency} data-money={currency}>
      {text(currency)}
    </span>
  ))
}
