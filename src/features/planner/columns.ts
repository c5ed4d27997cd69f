import type { PackingItem } from '~/content/types'
import type { Condition, Item, ItemRule } from './engine/data'

/** The values of `Row` by name; `null` where a row has none. */
export type Columns<Row> = { readonly [Name in keyof Row]-?: readonly (Row[Name] | null)[] }

/** Rows by column, which compress to two thirds. Values that a row does not have become `null`. */
export const columnsOf = <Row extends object>(rows: readonly Row[]): Columns<Row> => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row)[]
  return Object.fromEntries(
    names.map((name) => [name, rows.map((row) => row[name] ?? null)]),
  ) as object as Columns<Row>
}

/** The rows of {@link columnsOf}. */
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

/** A rule and its conditions as lists, which compress best; a minus before the fact stands for `noneOf` and `atMost`. */
export type SentRule = readonly [
  reason: string,
  isMust: 0 | 1,
  ...(readonly [fact: string, ...values: readonly (string | number)[]])[],
]

export const sentRules = (rules: readonly ItemRule[]): readonly SentRule[] =>
  rules.map(({ reason, isMust, conditions }) => [
    reason,
    isMust ? 1 : 0,
    ...conditions.map(
      (one) =>
        [
          `${one.operator === 'noneOf' || one.operator === 'atMost' ? '-' : ''}${one.fact}`,
          ...('value' in one ? [one.value] : one.values),
        ] as const,
    ),
  ])

/** The rules of {@link sentRules}. */
export const rulesOf = (sent: readonly SentRule[]): ItemRule[] =>
  sent.map(([reason, isMust, ...conditions]) => ({
    reason,
    isMust: isMust > 0,
    conditions: conditions.map(([name, ...values]) => {
      const fact = name.replace('-', '')
      const isNot = fact !== name
      const [value] = values
      return (typeof value === 'number'
        ? { fact, operator: isNot ? 'atMost' : 'atLeast', value }
        : { fact, operator: isNot ? 'noneOf' : 'anyOf', values }) as object as Condition
    }),
  }))

/** The quantity of a packing item as the planner knows it. */
export const sentQuantity = ({ per, amount, everyDays, most }: PackingItem['quantity']): Item['quantity'] => {
  if (most) return [per, amount, everyDays ?? 0, most]
  return everyDays ? [per, amount, everyDays] : [per, amount]
}

/** Addresses in one text, which compresses best: first what all begin with and what the first has before its signature. */
export const sentPictures = (pictures: readonly string[]): string => {
  const [first = ''] = pictures
  const folder = first.slice(0, first.lastIndexOf('/') + 1)
  const before = pictures.every((one) => one.startsWith(folder)) ? folder : ''
  const shared = /-\d+x\d+[^ ]*=/.exec(first)?.[0] ?? ''
  const short = (one: string) => one.slice(before.length).replace(shared || ' ', '<')
  return [before, shared, ...pictures.map(short)].join(' ')
}

/** The addresses of {@link sentPictures}. */
export const picturesOf = (sent: string): string[] => {
  const [before = '', shared = '', ...pictures] = sent.split(' ')
  return pictures.map((one) => before + one.replace('<', shared))
}
