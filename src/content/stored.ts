/** An entry as stored in a collection. */
export interface Stored<Value> {
  /** Index in the query's result. */
  readonly position: number
  readonly value: Value
}

/** The entries in the order of their query: Astro sorts collections by id. */
export const inQueryOrder = <Value>(entries: readonly Stored<Value>[]): Value[] =>
  entries.toSorted((one, other) => one.position - other.position).map(({ value }) => value)
