import { type Cents, type Currency, type Money, convert, type Rates } from '~/lib/money'

/** What a line needs to be priced: a base price and how many. */
export interface PricedLine {
  readonly price: Cents
  readonly quantity: number
}

/** A line's amount in `currency`: the unit price is converted first, as it is shown and as it is charged. */
export function lineTotal({ price, quantity }: PricedLine, currency: Currency, rates: Rates): Money {
  const unit = convert(price, currency, rates)
  return { amount: unit.amount * quantity, currency: unit.currency }
}

/** The subtotal the shopper reads and Stripe charges: the sum of the {@link lineTotal}s, to the minor unit. */
export function subtotalIn(lines: readonly PricedLine[], currency: Currency, rates: Rates): Money {
  const totals = lines.map((line) => lineTotal(line, currency, rates).amount)
  return { amount: totals.reduce((total, amount) => total + amount, 0), currency }
}
