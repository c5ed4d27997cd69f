/** A benchmark target: `value` must be at most `limit`, in the same unit. */
export interface Target {
  readonly what: string
  readonly value: number
  readonly limit: number
}

export const missed = (targets: readonly Target[]): Target[] =>
  targets.filter(({ value, limit }) => !(value <= limit))

/** Prints the missed targets; if there are any, the exit code is 1. */
export const reportTargets = (targets: readonly Target[]): void => {
  const problems = missed(targets)
  console.log(
    problems.length === 0
      ? `\nAll ${targets.length} targets are met.`
      : `\n${problems.length} of ${targets.length} targets are missed:`,
  )
  for (const { what, value, limit } of problems) console.log(`  ${what}: ${value}, target ${limit}`)
  if (problems.length > 0) process.exitCode = 1
}
