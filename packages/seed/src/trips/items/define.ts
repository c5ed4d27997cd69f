import type { BagRule, ItemGroup, Need, NumberFact, QuantityBase, SetFact } from '~/content/trip-choices'
import { localizedString, slug } from '../../editorial/localized'

type Condition =
  | { readonly fact: NumberFact; readonly operator: 'atLeast' | 'atMost'; readonly value: number }
  | { readonly fact: SetFact; readonly operator: 'anyOf' | 'noneOf'; readonly values: readonly string[] }

/** Conditions that must all hold, and why in Spanish and English. */
export interface RuleSeed {
  readonly when: readonly Condition[]
  readonly why: readonly [es: string, en: string]
  readonly isMust: boolean
}

export interface ItemSeed {
  readonly id: string
  readonly name: readonly [es: string, en: string]
  readonly group: ItemGroup
  readonly grams: number
  readonly ml?: number
  readonly bag?: BagRule
  readonly isBattery?: true
  readonly product?: string
  readonly per?: QuantityBase
  readonly amount?: number
  readonly everyDays?: number
  readonly most?: number
  readonly rules: readonly RuleSeed[]
}

export const atLeast = (fact: NumberFact, value: number): Condition => ({ fact, operator: 'atLeast', value })
export const atMost = (fact: NumberFact, value: number): Condition => ({ fact, operator: 'atMost', value })
export const anyOf = (fact: SetFact, ...values: string[]): Condition => ({ fact, operator: 'anyOf', values })
export const noneOf = (fact: SetFact, ...values: string[]): Condition => ({
  fact,
  operator: 'noneOf',
  values,
})
export const doing = (...needs: Need[]): Condition => anyOf('activity', ...needs)

/** Not for a day ashore or across the border, whose bag holds what the day needs. */
export const OVERNIGHT = atLeast('nights', 1)
/** Not for short trips, for which nobody buys comfort. */
export const SOME_NIGHTS = atLeast('nights', 4)

/** Business travelers pack light. */
export const NOT_FOR_WORK = noneOf('interest', 'business')

type Why = RuleSeed['why']

/** The reason for most items that an activity needs. */
export const BY_ACTIVITY: Why = [
  'porque vas a {activity} en {activityPlace}',
  'because you will {activity} during your stay in {activityPlace}',
]

export const must = (why: Why, ...when: Condition[]): RuleSeed => ({ when, why, isMust: true })
export const good = (why: Why, ...when: Condition[]): RuleSeed => ({ when, why, isMust: false })

const conditionDocument = (condition: Condition, index: number) => ({
  _key: `c${index + 1}`,
  _type: 'value' in condition ? ('numberCondition' as const) : ('choiceCondition' as const),
  ...condition,
})

/** The Sanity document of a packing item; `index` is its position in the list. */
export const itemDocument = (seed: ItemSeed, index: number) => ({
  _id: `packing-${seed.id}`,
  _type: 'packingItem' as const,
  name: localizedString({ es: seed.name[0], en: seed.name[1] }),
  slug: slug(seed.id),
  group: seed.group,
  grams: seed.grams,
  ...(seed.ml !== undefined && { milliliters: seed.ml }),
  bagRule: seed.bag ?? 'any',
  isBattery: seed.isBattery ?? false,
  ...(seed.product && { product: { _type: 'reference' as const, _ref: seed.product, _weak: true } }),
  quantity: {
    amount: seed.amount ?? 1,
    per: seed.per ?? 'trip',
    ...(seed.everyDays !== undefined && { everyDays: seed.everyDays }),
    ...(seed.most !== undefined && { most: seed.most }),
  },
  rules: seed.rules.map(({ when, why, isMust }, i) => ({
    _key: `r${i + 1}`,
    _type: 'packingRule' as const,
    conditions: when.map(conditionDocument),
    reason: localizedString({ es: why[0], en: why[1] }),
    isMust,
  })),
  position: (index + 1) * 10,
})
