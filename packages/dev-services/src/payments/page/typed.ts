import { isCardNumber } from '../domain/cards'
import type { Buyer, Session } from '../domain/session'
import type { PageTexts } from './texts'

const FIELDS = [
  'email',
  'name',
  'line1',
  'line2',
  'city',
  'state',
  'postal_code',
  'country',
  'shipping',
  'promo',
  'card',
  'expiry',
  'cvc',
] as const
export type Field = (typeof FIELDS)[number]

/** What the buyer has typed so far; the page gives all of it back when something is wrong. */
export type Typed = Readonly<Record<Field, string>>

/** By field: the name of the text that says what is wrong. */
export type Problems = Readonly<Partial<Record<Field, ProblemName>>>
export type ProblemName = {
  [K in keyof PageTexts]: PageTexts[K] extends string ? K : never
}[keyof PageTexts]

/** Reads the posted form; what is not there is what the page shows at first. */
export const readTyped = (form: URLSearchParams, session: Session): Typed => {
  const typed = Object.fromEntries(FIELDS.map((field) => [field, form.get(field)?.trim() ?? ''])) as Record<
    Field,
    string
  >
  return {
    ...typed,
    email: session.customerEmail ?? typed.email,
    country: typed.country || (session.shippingCountries?.[0] ?? ''),
    shipping: typed.shipping || String(session.chosenShipping),
  }
}

/** What stands in the way of paying with this, at `now`. */
export const problemsOf = (typed: Typed, session: Session, now: Date): Problems => {
  const asked: readonly Field[] = session.shippingCountries
    ? ['email', 'name', 'line1', 'city', 'country', 'card', 'expiry', 'cvc']
    : ['email', 'name', 'card', 'expiry', 'cvc']
  const found: [Field, ProblemName | false][] = FIELDS.map((field) => {
    if (asked.includes(field) && !typed[field]) return [field, 'required']
    if (typed[field].length > 300) return [field, 'tooLong']
    if (field === 'email') return [field, !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email) && 'badEmail']
    if (field === 'country')
      return [
        field,
        session.shippingCountries !== null &&
          !session.shippingCountries.includes(typed.country) &&
          'badCountry',
      ]
    if (field === 'card') return [field, !isCardNumber(typed.card) && 'badNumber']
    if (field === 'expiry') return [field, !isFuture(typed.expiry, now) && 'badExpiry']
    if (field === 'cvc') return [field, !/^\d{3,4}$/.test(typed.cvc) && 'badCvc']
    return [field, false]
  })
  return Object.fromEntries(found.filter(([, problem]) => problem)) as Problems
}

/** The buyer as the session keeps them. */
export const buyerOf = (typed: Typed, session: Session): Buyer => ({
  email: typed.email,
  name: typed.name,
  address: session.shippingCountries
    ? {
        line1: typed.line1,
        line2: typed.line2 || null,
        city: typed.city,
        state: typed.state || null,
        postal_code: typed.postal_code || null,
        country: typed.country,
      }
    : null,
})

/** The number of the chosen way of shipping; one that does not exist is the first. */
export const chosenShipping = (typed: Typed, session: Session): number => {
  const index = Number(typed.shipping)
  return Number.isInteger(index) && session.shippingChoices[index] ? index : 0
}

const isFuture = (expiry: string, now: Date): boolean => {
  const [, month, year] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false
  return new Date(2000 + Number(year), Number(month), 1) > now
}
