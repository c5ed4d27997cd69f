import { inOneLanguage } from '~/content/in-one-language'
import { packingItem } from '~/content/model/packing-item'
import { NUMBER_FACTS } from '~/content/trip-choices'
import { sentItem } from '~/features/planner/columns'
import type { Condition, Item, PlannerData } from '~/features/planner/engine/data'
import { packFor } from '~/features/planner/engine/pack'
import type { PackedItem } from '~/features/planner/engine/packing'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters } from '~/features/planner/engine/parameters'
import { planTrip } from '~/features/planner/engine/plan-trip'
import type { Condition as FormCondition } from '../schemaTypes/previews/condition'

interface Example {
  readonly title: string
  readonly parameters: TripParameters
}

/** Trips that differ in season, place, party and luggage. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'Familia en ruinas y arrecife: 9 días en noviembre, niños de 6 y 9, solo equipaje de mano',
    parameters: {
      ...DEFAULT_PARAMETERS,
      when: { month: 11, days: 9 },
      places: ['copan', 'roatan'],
      interests: ['ruins', 'snorkel', 'beach'],
      children: [6, 9],
    },
  },
  {
    title: 'Mochilera por el occidente: 10 días en enero por tierra, montaña y café, equipaje registrado',
    parameters: {
      ...DEFAULT_PARAMETERS,
      when: { month: 1, days: 10 },
      places: ['copan', 'santa-rosa-de-copan', 'gracias', 'lago-de-yojoa'],
      interests: ['coffee', 'hiking', 'culture'],
      adults: 1,
      arrival: 'land',
      departure: 'land',
      origin: 'GT',
      bag: 'checked',
    },
  },
  {
    title: 'Negocios en Tegucigalpa: 4 días en mayo, una persona, solo equipaje de mano',
    parameters: {
      ...DEFAULT_PARAMETERS,
      when: { month: 5, days: 4 },
      places: ['tegucigalpa'],
      interests: ['business', 'food'],
      adults: 1,
      arrival: 'XPL',
      departure: 'XPL',
    },
  },
]

/** An item of the Studio's form as the planner reads it; undefined while required fields are missing. */
export const itemOfForm = (document: Readonly<Record<string, unknown>>): Item | undefined => {
  const { slug, product } = document
  const { data } = packingItem.schema.safeParse({
    ...document,
    id: currentOf(slug) ?? 'nuevo',
    // A reference, whose product does not matter here.
    product: product ? 'product' : undefined,
  })
  if (!data) return undefined
  const { name, ...item } = inOneLanguage(data, 'es')
  return { ...item, ...sentItem(item), name: name.value }
}

/** A condition as editors see it. */
export const conditionOfForm = ([name, ...values]: Condition): FormCondition => {
  const fact = name.replace('-', '')
  const isNot = fact !== name
  return NUMBER_FACTS.some((one) => one === fact)
    ? { fact, operator: isNot ? 'atMost' : 'atLeast', value: Number(values[0]) }
    : { fact, operator: isNot ? 'noneOf' : 'anyOf', values }
}

const currentOf = (slug: unknown): string | undefined =>
  typeof slug === 'object' && slug !== null && 'current' in slug && typeof slug.current === 'string'
    ? slug.current
    : undefined

export interface ExampleChange {
  readonly title: string
  readonly before: PackedItem | undefined
  readonly after: PackedItem | undefined
}

/** What each example trip packs of an item now, and what it will after publishing. */
export const changesOf = (
  published: Item | undefined,
  edited: Item | undefined,
  data: PlannerData,
): readonly ExampleChange[] =>
  EXAMPLES.map(({ title, parameters }) => {
    const trip = planTrip({ parameters, edits: NO_EDITS }, data)
    const packed = (item: Item | undefined) =>
      item && packFor(trip, parameters, { ...data, items: [item] }).items[0]
    return { title, before: packed(published), after: packed(edited) }
  })

/** `× 4, imprescindible, porque llueve 18 días en Roatán` */
export const lineOf = ({ quantity, isMust, reasons }: PackedItem): string =>
  `× ${quantity}, ${isMust ? 'imprescindible' : 'conviene llevarlo'}, ${reasons.join('; ')}`

/** What happens to an item on a trip, in a word. */
export const verdictOf = ({ before, after }: ExampleChange): 'in' | 'out' | 'changed' | 'same' | 'absent' => {
  if (!before) return after ? 'in' : 'absent'
  if (!after) return 'out'
  return before.name === after.name && lineOf(before) === lineOf(after) ? 'same' : 'changed'
}
