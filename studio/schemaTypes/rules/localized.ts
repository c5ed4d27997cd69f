import type { Rule } from 'sanity'
import { inBothLanguages, inEachLanguage, inSomeLanguage } from './languages'

/** Needed; a missing language is a warning, for the site falls back to the other one. */
export const someLanguage = (rule: Rule) => [
  rule.required().error('Escribe el texto en español y en inglés.'),
  rule.custom(inSomeLanguage),
  rule.custom(inEachLanguage).warning(),
]

/** Needed in both languages. */
export const bothLanguages = (rule: Rule) => [
  rule.required().error('Escríbelo en español y también en inglés.'),
  rule.custom(inBothLanguages),
]

/** May stay empty; once there, a missing language is a warning. */
export const optionalLanguages = (rule: Rule) => rule.custom(inEachLanguage).warning()
