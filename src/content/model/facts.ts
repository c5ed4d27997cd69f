import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { localizedList, localizedText } from './localized'

/** A fact that is missing or invalid is not shown; it does not fail the page. */
const fact = <Schema extends z.ZodType>(schema: Schema) => optional(schema).catch(undefined)
const measure = fact(z.number().positive())

/** What a shopper compares. Measures are metric. */
export const facts = z
  .object({
    material: fact(localizedText),
    size: fact(localizedText),
    /** In centimeters. */
    dimensions: fact(z.object({ length: measure, width: measure, height: measure })),
    weightGrams: measure,
    volumeMl: measure,
    batteryWh: measure,
    /** International letters, such as `A`. */
    plugTypes: fact(z.array(z.string())),
    voltage: fact(z.string().min(1)),
    inTheBox: fact(localizedList),
    care: fact(localizedText),
  })
  .nullish()
  .transform((value) => value ?? {})
