import { PLACEHOLDERS, unknownPlaceholders } from '~/content/placeholders'

/** What is in braces is a placeholder that the site knows. */
export const hasKnownPlaceholders = (value: unknown): true | string => {
  const [unknown] = unknownPlaceholders(value)
  return unknown === undefined
    ? true
    : `La tienda no conoce {${unknown}}. Puedes usar ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`
}
