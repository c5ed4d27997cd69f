/** Whether two values are equal, even if another tab has written them again. */
export const areEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The parameters of `after` that differ from those of `before`. */
export const changesOf = <Parameters extends object>(
  before: Parameters,
  after: Parameters,
): Partial<Parameters> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !areEqual(value, before[name as keyof Parameters])),
  ) as Partial<Parameters>

/** The `checked` values in their earlier order; new ones come last. */
export const inOrderOf = <Value>(before: readonly Value[], checked: readonly Value[]): Value[] => [
  ...before.filter((value) => checked.includes(value)),
  ...checked.filter((value) => !before.includes(value)),
]
