import { z } from 'zod'
import { unbrokenAmounts } from '~/lib/unbroken'
import { localeRecord, type Localized } from '~/i18n/localized'

const MISSING = 'has no text in any language'

const isPresent = (value: unknown) =>
  value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '')

/** `{es, en}` of `schema`: null and blank count as missing; all missing is an error. */
export const localized = <Schema extends z.ZodType>(schema: Schema) => {
  const optional = schema.nullish()
  return z
    .object(
      localeRecord(() => optional),
      MISSING,
    )
    .transform(
      (value) =>
        Object.fromEntries(Object.entries(value).filter(([, content]) => isPresent(content))) as Localized<
          z.output<Schema>
        >,
    )
    .refine((value) => Object.keys(value).length > 0, MISSING)
}

export const localizedText = localized(z.string())

const name = z.string().transform(unbrokenAmounts)
/** For products and kits. */
export const localizedName = localized(name)
export const localizedNames = localized(z.array(name))

/** A blank text counts as missing. */
export const optionalText = localizedText
  .nullable()
  .catch(null)
  .transform((text) => text ?? undefined)
  .optional()
export const localizedList = localized(z.array(z.string()))
