import type { Line, Session } from './session'

/** Minor units of the session's currency. */
export interface Totals {
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
}

type Priced = Pick<Session, 'lines' | 'discount' | 'shippingOptions' | 'selectedShipping'>

/** `percent` of `amount`, half a minor unit rounded up; `percent` may have two decimals. */
export const percentOf = (amount: number, percent: number): number =>
  Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000)

export const amountOf = (line: Pick<Line, 'unitAmount' | 'quantity'>): number =>
  line.unitAmount * line.quantity

/** The discount applies to the goods, not to their shipping. */
export const totalsOf = (session: Priced): Totals => {
  const subtotal = session.lines.reduce((sum, line) => sum + amountOf(line), 0)
  const discount = session.discount ? percentOf(subtotal, session.discount.percentOff) : 0
  const shipping = session.shippingOptions[session.selectedShipping]?.amount ?? 0
  return { subtotal, discount, shipping, total: subtotal - discount + shipping }
}

/** The discount split over the lines in proportion to their amounts; the parts add up to the whole. */
export const discountPerLine = (session: Priced): number[] => {
  const { subtotal, discount } = totalsOf(session)
  let amountSoFar = 0
  let discountSoFar = 0
  return session.lines.map((line) => {
    amountSoFar += amountOf(line)
    const upToHere = subtotal === 0 ? 0 : Number((BigInt(discount) * BigInt(amountSoFar)) / BigInt(subtotal))
    const part = upToHere - discountSoFar
    discountSoFar = upToHere
    return part
  })
}
