/** The percentile `p` (0 to 1) of `values`; 0 if empty. */
export const percentile = (values: readonly number[], p: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * p) - 1)] ?? sorted[0] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Formats rows as a table; the first column is left-aligned, the others right-aligned. */
export const table = (rows: readonly (readonly (string | number)[])[]): string => {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? String(cell).padEnd(widths[column] ?? 0)
            : String(cell).padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
