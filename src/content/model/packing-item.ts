import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { BAG_RULES, ITEM_GROUPS, NUMBER_FACTS, QUANTITY_BASES, SET_FACTS } from '../trip-choices'
import { contentType } from './content-type'
import { flag, slug, textList } from './fields'
import { localizedText } from './localized'

export const PACKING_ITEMS_QUERY = defineQuery(`*[_type == "packingItem"] | order(position asc, _id asc) {
  _id, "id": slug.current, name, group, grams, milliliters, bagRule, isBattery,
  "product": product->slug.current,
  quantity { amount, per, everyDays, most },
  rules[] { isMust, reason, conditions[] { fact, operator, value, values } }
}`)

const numberCondition = z.object({
  fact: z.enum(NUMBER_FACTS),
  operator: z.enum(['atLeast', 'atMost']),
  value: z.number(),
})

const choiceCondition = z.object({
  fact: z.enum(SET_FACTS),
  operator: z.enum(['anyOf', 'noneOf']),
  values: textList,
})

const count = z.number().positive()

/** One is enough. */
const amount = optional(count).transform((value) => value ?? 1)

export const packingItem = contentType({
  name: 'packingItem',
  query: PACKING_ITEMS_QUERY,
  schema: z.object({
    id: slug,
    name: localizedText,
    group: z.enum(ITEM_GROUPS),
    /** Of one unit. */
    grams: z.number().nonnegative(),
    /** Of one container of a liquid; 0 for a solid. */
    milliliters: optional(z.number().nonnegative()).transform((value) => value ?? 0),
    bagRule: z.enum(BAG_RULES),
    isBattery: flag,
    /** Id of the product that the shop sells for it. */
    product: optional(slug),
    /** `amount` for each `per`, once for the trip or again every `everyDays` days, at most `most`. */
    quantity: z.object({
      amount,
      per: z.enum(QUANTITY_BASES),
      everyDays: optional(count),
      most: optional(count),
    }),
    /** The item is on the list when all conditions of one rule hold. */
    rules: z
      .array(
        z.object({
          isMust: flag,
          reason: localizedText,
          conditions: z
            .array(z.discriminatedUnion('operator', [numberCondition, choiceCondition]))
            .nullish()
            .transform((list) => list ?? []),
        }),
      )
      .min(1, 'has no rule'),
  }),
  page: { route: 'trip' },
  ifInvalid: 'leave out',
})
