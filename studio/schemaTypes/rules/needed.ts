import type { NumberRule, Rule, SlugRule, StringRule } from 'sanity'
import { hasFile } from './picture'
import { isAmount, isPrice } from './price'
import { unusualAmount, unusualPrice } from './published'
import { isSlug } from './slug'

/** A required price in dollars. */
export const neededPrice = (rule: NumberRule) => [
  rule.required().error('Escribe el precio.'),
  rule.custom(isPrice),
  rule.custom(unusualPrice).warning(),
]

/** A required amount in dollars that is not a price; `name` begins the messages. */
export const neededAmount = (name: string) => (rule: NumberRule) => [
  rule.required().error('Escribe el monto en dólares.'),
  rule.custom(isAmount(name)),
  rule.custom(unusualAmount).warning(),
]

/** A required number within limits. Two rules: one rule would show the message once for each limit of an empty field. */
export const neededNumber =
  (message: string, limits: (rule: NumberRule) => NumberRule) => (rule: NumberRule) => [
    rule.required().error(message),
    limits(rule).error(message),
  ]

/** A required text in a format, see {@link neededNumber}. */
export const neededText =
  (message: string, format: (rule: StringRule) => StringRule) => (rule: StringRule) => [
    rule.required().error(message),
    format(rule).error(message),
  ]

/** A number above zero. */
export const aboveZero = (rule: NumberRule) => rule.greaterThan(0).error('Escribe un número mayor que cero.')

/** A required picture. */
export const neededPicture = (rule: Rule) => [rule.required().error('Sube una imagen.'), rule.custom(hasFile)]

/** One picture or more; each is checked by its own type. */
export const neededPictures = (rule: Rule) => rule.required().min(1).error('Sube al menos una imagen.')

/**
 * A required, well-formed slug, in one rule: each rule looks for duplicates. It is required in the generated types only,
 * as the form would require the slug's inner field as well, under an English title; {@link isSlug} reports a missing one.
 */
const slugCalled = (name: string) => (rule: SlugRule) =>
  Object.assign(rule.custom(isSlug(name)), { _required: 'required', isRequired: () => false })

export const neededSlug = slugCalled('la dirección')
export const neededCode = slugCalled('el código')
