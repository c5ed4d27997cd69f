import type { Line, Session } from './session'

/** What a session costs, in minor units of its currency. */
export interface Totals {
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
}

type Priced = Pick<Session, 'lines' | 'discount' | 'shippingChoices' | 'chosenShipping'>

/** `percent` of `amount`, half a minor unit rounded up; `percent` may have two decimals. */
export const percentOf = (amount: number, percent: number): number =>
  Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000)

export const amountOf = (line: Pick<Line, 'unitAmount' | 'quantity'>): number =>
  line.unitAmount * line.quantity

/** The discount is taken off the goods, not off their shipping. */
export const totalsOf = (session: Priced): Totals => {
  const subtotal = session.lines.reduce((sum, line) => sum + amountOf(line), 0)
  const discount = session.discount ? percentOf(subtotal, session.discount.percentOff) : 0
  const shipping = session.shippingChoices[session.chosenShipping]?.amount ?? 0
  return { subtotal, discount, shipping, total: subtotal - discount + shipping }
}

/** The session's discount spread over its lines by their amounts; the parts add up to the whole. */
export const discountPerLine = (session: Priced): number[] => {
  const { subtotal, discount } = totalsOf(session)
  let before = 0
  let given = 0
  return session.lines.map((line) => {
    before += amountOf(line)
    const upToHere = subtotal === 0 ? 0 : Number((BigInt(discount) * BigInt(before)) / BigInt(subtotal))
    const part = upToHere - given
    given = upToHere
    return part
  })
}
