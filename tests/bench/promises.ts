/** What a bench has to keep: `value` at most `limit`, in the same unit. */
export interface Promised {
  readonly what: string
  readonly value: number
  readonly limit: number
}

export const broken = (promises: readonly Promised[]): Promised[] =>
  promises.filter(({ value, limit }) => !(value <= limit))

/** Prints which promises are broken; the command then ends with 1. */
export const judge = (promises: readonly Promised[]): void => {
  const faults = broken(promises)
  console.log(
    faults.length === 0
      ? `\nAll ${promises.length} promises are kept.`
      : `\n${faults.length} of ${promises.length} promises are broken:`,
  )
  for (const { what, value, limit } of faults) console.log(`  ${what}: ${value}, promised ${limit}`)
  if (faults.length > 0) process.exitCode = 1
}
