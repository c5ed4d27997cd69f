import { type Cents, type Currency, type Money, convert, type Rates } from './money'

/** The input for pricing a line. `price` is in base cents. */
export interface PricedLine {
  readonly price: Cents
  readonly quantity: number
}

/** A line's amount in `currency`: the unit price is converted first, as shown and as charged. */
export function lineTotal({ price, quantity }: PricedLine, currency: Currency, rates: Rates): Money {
  const unit = convert(price, currency, rates)
  return { amount: unit.amount * quantity, currency: unit.currency }
}

/** The subtotal that is shown and charged: the sum of the {@link lineTotal}s. */
export function subtotalIn(lines: readonly PricedLine[], currency: Currency, rates: Rates): Money {
  const totals = lines.map((line) => lineTotal(line, currency, rates).amount)
  return { amount: totals.reduce((total, amount) => total + amount, 0), currency }
}
