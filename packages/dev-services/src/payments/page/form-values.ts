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

/** What the buyer entered; the page shows all of it again when something is wrong. */
export type FormValues = Readonly<Record<Field, string>>

/** By field: the name of the error text. */
export type FormErrors = Readonly<Partial<Record<Field, ErrorName>>>
export type ErrorName = {
  [K in keyof PageTexts]: PageTexts[K] extends string ? K : never
}[keyof PageTexts]

/** Reads the posted form; missing fields get their initial values. */
export const readForm = (form: URLSearchParams, session: Session): FormValues => {
  const values = Object.fromEntries(FIELDS.map((field) => [field, form.get(field)?.trim() ?? ''])) as Record<
    Field,
    string
  >
  return {
    ...values,
    email: session.customerEmail ?? values.email,
    country: values.country || (session.shippingCountries?.[0] ?? ''),
    shipping: values.shipping || String(session.selectedShipping),
  }
}

/** The errors that keep these values from being submitted at `now`. */
export const validate = (values: FormValues, session: Session, now: Date): FormErrors => {
  const required: readonly Field[] = session.shippingCountries
    ? ['email', 'name', 'line1', 'city', 'country', 'card', 'expiry', 'cvc']
    : ['email', 'name', 'card', 'expiry', 'cvc']
  const found: [Field, ErrorName | false][] = FIELDS.map((field) => {
    if (required.includes(field) && !values[field]) return [field, 'required']
    if (values[field].length > 300) return [field, 'tooLong']
    if (field === 'email') return [field, !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email) && 'badEmail']
    if (field === 'country')
      return [
        field,
        session.shippingCountries !== null &&
          !session.shippingCountries.includes(values.country) &&
          'badCountry',
      ]
    if (field === 'card') return [field, !isCardNumber(values.card) && 'badNumber']
    if (field === 'expiry') return [field, !isFuture(values.expiry, now) && 'badExpiry']
    if (field === 'cvc') return [field, !/^\d{3,4}$/.test(values.cvc) && 'badCvc']
    return [field, false]
  })
  return Object.fromEntries(found.filter(([, error]) => error))
}

/** The buyer as stored with the session. */
export const buyerOf = (values: FormValues, session: Session): Buyer => ({
  email: values.email,
  name: values.name,
  address: session.shippingCountries
    ? {
        line1: values.line1,
        line2: values.line2 || null,
        city: values.city,
        state: values.state || null,
        postal_code: values.postal_code || null,
        country: values.country,
      }
    : null,
})

/** Index of the selected shipping option, 0 when it does not exist. */
export const selectedShipping = (values: FormValues, session: Session): number => {
  const index = Number(values.shipping)
  return Number.isInteger(index) && session.shippingOptions[index] ? index : 0
}

const isFuture = (expiry: string, now: Date): boolean => {
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false
  return new Date(2000 + Number(year), Number(month), 1) > now
}
