import type { NumberRule, Rule, SlugRule } from 'sanity'
import { hasFile } from './picture'
import { isPrice } from './price'
import { unusualPrice } from './published'
import { isSlug } from './slug'

/** A required price in dollars. */
export const neededPrice = (rule: NumberRule) => [
  rule.required().error('Escribe el precio.'),
  rule.custom(isPrice),
  rule.custom(unusualPrice).warning(),
]

/** A number above zero. */
export const aboveZero = (rule: NumberRule) => rule.greaterThan(0).error('Escribe un número mayor que cero.')

/** A required picture. */
export const neededPicture = (rule: Rule) => [rule.required().error('Sube una imagen.'), rule.custom(hasFile)]

/** One picture or more; each is checked by its own type. */
export const neededPictures = (rule: Rule) => rule.required().min(1).error('Sube al menos una imagen.')

/** A required, well-formed slug. */
export const neededSlug = (rule: SlugRule) => [
  rule.required().error('Presiona «Generar» o escríbela.'),
  rule.custom(isSlug),
]
