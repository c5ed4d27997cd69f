/** Why a document is not on the site as it was published. */
export interface Refusal {
  /** `_id` */
  readonly document: string
  /** Path of the first field at fault. */
  readonly field: string
  readonly reason: string
  /** The site shows the last version that it could use. */
  readonly isKept: boolean
}

/** An entry as stored in a collection. */
export interface Stored<Value> {
  /** Index in the query's result. */
  readonly position: number
  /** None when the document is left out. */
  readonly value?: Value
  readonly refusal?: Refusal
}

/** The entries in the order of their query: Astro sorts collections by id. */
export const inQueryOrder = <Value>(entries: readonly Stored<Value>[]): Value[] =>
  entries
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ value }) => (value === undefined ? [] : [value]))
