import type { Localized } from '~/i18n/localized'
import { LANGUAGES } from '../languages'

/** Whether a value has content: not blank, not an empty list, not rich text of empty paragraphs. */
const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(isFilled)
  if (typeof value !== 'object' || value === null) return false
  if ('children' in value) return isFilled(value.children)
  if ('text' in value) return isFilled(value.text)
  return 'asset' in value
}

/** The languages in which a text has no content. */
export const missingIn = (value: unknown) => {
  const values = (value ?? {}) as Localized<unknown>
  return LANGUAGES.filter(({ id }) => !isFilled(values[id]))
}

/** Error when neither language has content; an absent value is left to `required()`. */
export const inSomeLanguage = (value: unknown): true | string =>
  value === undefined ||
  missingIn(value).length < LANGUAGES.length ||
  'Escribe el texto en español y en inglés.'

/** Names the missing language; {@link inSomeLanguage} reports when all are missing. */
export const inEachLanguage = (value: unknown): true | string => {
  const missing = missingIn(value)
  if (value === undefined || missing.length === 0 || missing.length === LANGUAGES.length) return true
  return missing[0]?.id === 'es'
    ? 'Falta el español: quien lea en español verá el texto en inglés.'
    : 'Falta el inglés: quien lea en inglés verá el texto en español.'
}

const LONGEST_NAME = 80

/** Warns of a name that fills a phone's screen. */
export const isShortName = (value: unknown): true | string =>
  Object.values(Object(value) as Localized<unknown>).every(
    (text) => typeof text !== 'string' || text.trim().length <= LONGEST_NAME,
  ) || `Largo para un teléfono: mejor hasta ${LONGEST_NAME} caracteres.`

/** Error when either language is missing. */
export const inBothLanguages = (value: unknown): true | string =>
  value === undefined || missingIn(value).length === 0 || 'Escríbelo en español y también en inglés.'
