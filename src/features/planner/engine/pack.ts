import type { Need, ReasonFact } from '~/content/trip-choices'
import { conditionsHold, type Facts, factsOf } from './facts'
import { remembered } from './remembered'
import type { Condition, Item, ItemRule, PlannerData } from './data'
import type { PackedItem, PackingList } from './packing'
import type { TripParameters } from './parameters'
import { cabinLimit, isCarryOnOnly } from './party'
import type { Trip } from './trip'

export const MOST_PIECES = 99
/** TSA 3-1-1: milliliters per container in the cabin. */
export const CABIN_CONTAINER = 100

/** The packing list of a trip, in the editors' order. */
export const packFor = (trip: Trip, parameters: TripParameters, data: PlannerData): PackingList => {
  const facts = factsOf(trip, parameters, data)
  const carryOn = isCarryOnOnly(parameters)
  const items: PackedItem[] = []
  const leftOut: PackedItem[] = []
  const forActivities = new Set<string>()
  for (const item of data.items) {
    const { rules, reasons: all } = reasonsFor(item, facts, data)
    if (rules.length === 0) continue
    const able = parameters.children.filter((age) => rules.some((rule) => age >= ageFor(rule, facts)))
    const small = able.filter((age) => rules.some((rule) => age <= oldestFor(rule)))
    const quantity = quantityOf(item, parameters, able.length, small.length)
    if (quantity === 0) continue
    const isMust = rules.some((rule) => rule.isMust)
    const isCut = carryOn && item.milliliters > CABIN_CONTAINER
    const milliliters = isCut ? CABIN_CONTAINER : item.milliliters
    const grams = item.grams * (isCut ? CABIN_CONTAINER / item.milliliters : 1)
    const reasons = all.filter((_, i) => rules[i]?.isMust === isMust)
    const packed: PackedItem = {
      id: item.id,
      name: item.name,
      group: item.group,
      quantity,
      grams: Math.round(grams * quantity),
      milliliters,
      place: placeOf(item, carryOn),
      rule: item.bagRule,
      isBattery: item.isBattery,
      isMust,
      reasons: isCut ? [...reasons, data.words.bagReason] : reasons,
      product: item.product,
    }
    if (!isMust && rules.some(activitiesOf)) forActivities.add(item.id)
    if (carryOn && item.bagRule === 'checked') leftOut.push(packed)
    else items.push(packed)
  }
  const tooMuch = new Set(carryOn ? overLimit(items, cabinLimit(parameters), forActivities) : [])
  return { items: items.filter((item) => !tooMuch.has(item)), leftOut, tooMuch: [...tooMuch] }
}

/** The rules of an item that hold, with their reasons. Loops: `flatMap` took half the time of 3,000 rules. */
const reasonsFor = ({ rules: all }: Item, facts: Facts, data: PlannerData) => {
  const rules: ItemRule[] = []
  const reasons: string[] = []
  for (const rule of all) {
    const reason = conditionsHold(rule.conditions, facts) ? reasonOf(rule, facts, data) : undefined
    if (reason === undefined) continue
    rules.push(rule)
    reasons.push(reason)
  }
  return { rules, reasons }
}

/** In grams: leaving out a lighter item does not help. */
export const LIGHT = 99

/**
 * Nice-to-have items to leave out until the cabin bags are within the limit: the heaviest first, those for an activity
 * last.
 */
const overLimit = (
  items: readonly PackedItem[],
  limit: number,
  forActivities: ReadonlySet<string>,
): PackedItem[] => {
  const cabin = items.filter(({ place }) => place === 'cabin')
  let grams = cabin.reduce((sum, item) => sum + item.grams, 0)
  return cabin
    .filter(({ isMust, group, grams }) => !isMust && group !== 'children' && grams > LIGHT)
    .toSorted((a, b) => +forActivities.has(a.id) - +forActivities.has(b.id) || b.grams - a.grams)
    .filter((item) => {
      const isOver = grams > limit
      if (isOver) grams -= item.grams
      return isOver
    })
}

const placeOf = ({ bagRule }: Item, carryOn: boolean): PackedItem['place'] => {
  if (bagRule === 'worn') return bagRule
  return carryOn || bagRule === 'cabin' ? 'cabin' : 'checked'
}

/** The first condition of a rule that names activities. */
const activitiesOf = ({ conditions }: ItemRule) => conditions.find(isOfActivities)

const isOfActivities = (condition: Condition) => condition[0] === 'activity'

/** The age from which a rule applies to a traveler: nobody too young for a dive needs a dive computer. */
const ageFor = ({ conditions }: ItemRule, { ageOfNeed }: Facts): number => {
  const ages = conditions
    .filter(isOfActivities)
    .flatMap((needs) => needs.flatMap((need) => ageOfNeed.get(need) ?? []))
  return ages.length > 0 ? Math.min(...ages) : 0
}

/** The age up to which a rule applies to a child: a small life jacket is not for a big child. */
const oldestFor = ({ conditions }: ItemRule): number =>
  Number(conditions.find(([fact]) => fact === '-youngest')?.[1] ?? Infinity)

/** `able` children are old enough; `small` ones are old enough and not too big. */
const quantityOf = (
  { quantity }: Item,
  { when, adults, infants }: TripParameters,
  able: number,
  small: number,
): number => {
  const [per, amount, everyDays, most] = quantity
  const heads = {
    trip: 1,
    person: adults + able,
    adult: adults,
    child: small,
    infant: infants,
  }
  const times = everyDays ? Math.ceil(when.days / everyDays) : 1
  return Math.min(Math.ceil(Math.min(amount * times, most ?? Infinity) * heads[per]), MOST_PIECES)
}

/** Reasons split at their placeholders: text, preposition, name, nothing, and so on. */
const partsOf = remembered((reason) => reason.split(/(\b(?:in|a|de) )?[{}]/i))

/** The reason with its placeholders filled; undefined if the trip has nothing to fill them with. */
const reasonOf = (rule: ItemRule, facts: Facts, data: PlannerData): string | undefined => {
  const parts = partsOf(rule.reason)
  let filled = parts[0]!
  for (let i = 1; i < parts.length; i += 4) {
    const word = wordFor(parts[i + 1]!, rule, facts, data)
    if (word === undefined) return undefined
    const preposition = parts[i]
    filled += preposition ? facts.fitted(preposition + word) : word
    filled += parts[i + 3]!
  }
  return filled
}

const wordFor = (name: string, rule: ItemRule, { words, placeOfNeed }: Facts, data: PlannerData) => {
  if (!name.startsWith('activity')) return words[name as ReasonFact]
  const need = activitiesOf(rule)?.find((one): one is Need => placeOfNeed.has(one))
  return need && (name === 'activity' ? data.words.needs[need] : placeOfNeed.get(need))
}
