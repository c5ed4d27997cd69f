import type { z } from 'zod'

/** The CMS returns `null` for an empty field, or leaves it out; the code reads it as undefined. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional()
