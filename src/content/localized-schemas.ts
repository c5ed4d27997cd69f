import { z } from 'zod'
import { LOCALES, isLocale } from '~/i18n/locales'

// Apart from what pages and islands read of texts: a schema in the same file would bring zod to every browser.

/** Only the languages that say something: null and blank count as missing. */
const presentLanguages = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([code, text]) => isLocale(code) && isPresent(text)))
    : value

const isPresent = (value: unknown) => value !== null && !(typeof value === 'string' && value.trim() === '')

/** `shape` in each language: null and blank count as missing; all missing is an error. */
export const localized = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .preprocess(presentLanguages, z.partialRecord(z.enum(LOCALES), shape, 'has no text in any language'))
    .refine((content) => LOCALES.some((code) => content[code] !== undefined), 'has no text in any language')

export const localizedText = localized(z.string())
export const localizedList = localized(z.array(z.string()))
