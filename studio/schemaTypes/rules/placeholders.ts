import type { SanityDocument, ValidationError } from 'sanity'
import { unknownPlaceholders } from '~/content/placeholders'

/** Whether what is in braces in a document's texts is one of the `known` placeholders; else an error per field. */
export const hasOnlyPlaceholders =
  (known: readonly string[], fields?: readonly string[]) =>
  (document: SanityDocument | undefined): true | ValidationError[] => {
    const errors = Object.entries(document ?? {})
      .filter(([field]) => !field.startsWith('_') && (fields?.includes(field) ?? true))
      .flatMap(([field, value]) =>
        unknownPlaceholders(value, known)
          .slice(0, 1)
          .map((name) => ({ message: messageFor(name, known), path: [field] })),
      )
    return errors.length === 0 || errors
  }

const messageFor = (name: string, known: readonly string[]) =>
  `La tienda no conoce {${name}}. Puedes usar ${known.map((one) => `{${one}}`).join(', ')}.`
