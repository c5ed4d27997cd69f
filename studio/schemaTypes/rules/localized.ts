import type { Rule } from 'sanity'
import { inBothLanguages, inEachLanguage, inSomeLanguage, isShortName } from './languages'

/** Required; a missing language is a warning, as the site falls back to the other one. */
export const someLanguage = (rule: Rule) => [
  rule.required().error('Escribe el texto en español y en inglés.'),
  rule.custom(inSomeLanguage),
  rule.custom(inEachLanguage).warning(),
]

/** Required in both languages. */
export const bothLanguages = (rule: Rule) => [
  rule.required().error('Escríbelo en español y también en inglés.'),
  rule.custom(inBothLanguages),
]

/** {@link bothLanguages}; a long name is a warning. */
export const neededName = (rule: Rule) => [...bothLanguages(rule), rule.custom(isShortName).warning()]

/** Optional; a missing language is a warning once the other is filled in. */
export const optionalLanguages = (rule: Rule) => rule.custom(inEachLanguage).warning()
