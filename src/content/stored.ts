/** An entry as it lies in a collection. */
export interface Stored<Value> {
  /** In the answer of the query, from 0. */
  readonly position: number
  readonly value: Value
}

/** The entries in the order of their query: Astro writes every collection sorted by id. */
export const inQueryOrder = <Value>(entries: readonly Stored<Value>[]): Value[] =>
  entries.toSorted((one, other) => one.position - other.position).map(({ value }) => value)
