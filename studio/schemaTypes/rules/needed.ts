import type { NumberRule, Rule, SlugRule } from 'sanity'
import { hasFile } from './picture'
import { isPrice } from './price'
import { isSlug } from './slug'

/** A price in dollars that has to be there. */
export const neededPrice = (rule: NumberRule) => [
  rule.required().error('Escribe el precio.'),
  rule.custom(isPrice),
]

/** A picture whose file has to be there. */
export const neededPicture = (rule: Rule) => [rule.required().error('Sube una imagen.'), rule.custom(hasFile)]

/** A slug that has to be there and well formed. */
export const neededSlug = (rule: SlugRule) => [
  rule.required().error('Pulsa «Generar» o escríbela.'),
  rule.custom(isSlug),
]
