import type { PackingItem } from '~/content/types'
import type { Climate, Condition, Item, ItemRule, PlannerData } from './engine/data'

/** The values of `Row` by name; `null` where a row has no value. */
export type Columns<Row> = { readonly [Name in keyof Row]-?: readonly (Row[Name] | null)[] }

/** Rows by column, which compress to two thirds. Missing values become `null`. */
export const columnsOf = <Row extends object>(rows: readonly Row[]): Columns<Row> => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row)[]
  return Object.fromEntries(
    names.map((name) => [name, rows.map((row) => row[name] ?? null)]),
  ) as object as Columns<Row>
}

/** The inverse of {@link columnsOf}. */
export const rowsOf = <Row extends object>(columns: Columns<Row>): Row[] => {
  const names = Object.keys(columns) as (keyof Row)[]
  const length = names[0] === undefined ? 0 : columns[names[0]].length
  return Array.from({ length }, (_, i) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = columns[name][i] ?? null
        return value === null ? [] : [[name, value]]
      }),
    ),
  ) as Row[]
}

/** A rule as a list of texts, which compresses best: `-origin HN GT`. */
export type SentRule = readonly [isMust: 0 | 1, reason: string, ...conditions: readonly string[]]

export const sentRules = (rules: readonly ItemRule[]): readonly SentRule[] =>
  rules.map(({ isMust, reason, conditions }) => [
    isMust ? 1 : 0,
    reason,
    ...conditions.map((one) => one.join(' ')),
  ])

/** The inverse of {@link sentRules}. */
export const rulesOf = (sent: readonly SentRule[]): ItemRule[] =>
  sent.map(([isMust, reason, ...conditions]) => ({
    isMust: isMust > 0,
    reason,
    conditions: conditions.map((one) => one.split(' ') as object as Condition),
  }))

/** The parts of a packing item that the planner gets as lists: its quantity and rules. */
export const sentItem = ({
  quantity: { per, amount, everyDays, most },
  rules,
}: Pick<PackingItem, 'quantity' | 'rules'>): Pick<Item, 'quantity' | 'rules'> => ({
  quantity: most ? [per, amount, everyDays ?? 0, most] : everyDays ? [per, amount, everyDays] : [per, amount],
  rules: rules.map(({ isMust, reason, conditions }) => ({
    isMust,
    reason: reason.value,
    conditions: conditions.map((one): Condition =>
      'value' in one
        ? [`${one.operator === 'atMost' ? '-' : ''}${one.fact}`, String(one.value)]
        : [`${one.operator === 'noneOf' ? '-' : ''}${one.fact}`, ...one.values],
    ),
  })),
})

/** Only the words that the rules of these items use. */
export const sentNeeds = (
  needs: PlannerData['words']['needs'],
  items: readonly Item[],
): PlannerData['words']['needs'] => {
  const named = new Set(items.flatMap(({ rules }) => rules.flatMap(({ conditions }) => conditions.flat())))
  return Object.fromEntries(Object.entries(needs).filter(([need]) => named.has(need)))
}

/** A place's climate as one list, which compresses best: all highs, lows, rainy days and sea temperatures. */
export const sentClimate = (climate: readonly Climate[]): readonly (number | null)[] => [
  ...climate.map(({ high }) => high),
  ...climate.map(({ low }) => low),
  ...climate.map(({ rainyDays }) => rainyDays),
  ...(climate.some(({ sea }) => sea) ? climate.map(({ sea }) => sea ?? null) : []),
]

/** The inverse of {@link sentClimate}. */
export const climateOf = (sent: readonly (number | null)[]): Climate[] =>
  Array.from({ length: 12 }, (_, month) => ({
    high: sent[month]!,
    low: sent[month + 12]!,
    rainyDays: sent[month + 24]!,
    sea: sent[month + 36] ?? undefined,
  }))

/** Addresses as one string, which compresses best: first their prefix and what the first has before its signature. */
export const sentPictures = (pictures: readonly string[]): string => {
  const [first = ''] = pictures
  const folder = first.slice(0, first.lastIndexOf('/') + 1)
  const before = pictures.every((one) => one.startsWith(folder)) ? folder : ''
  const shared = /-\d+x\d+[^ ]*=/.exec(first)?.[0] ?? ''
  const short = (one: string) => one.slice(before.length).replace(shared || ' ', '<')
  return [before, shared, ...pictures.map(short)].join(' ')
}

/** The inverse of {@link sentPictures}. */
export const picturesOf = (sent: string): string[] => {
  const [before = '', shared = '', ...pictures] = sent.split(' ')
  return pictures.map((one) => before + one.replace('<', shared))
}
