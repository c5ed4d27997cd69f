const values = (of: unknown): unknown[] => (Array.isArray(of) ? of : [of])

const rulesOf = (rule: unknown) => values((Object(rule) as { _rules?: unknown })._rules)

/** Whether the rules of a field refuse fractions. The Studio's own number input reads the same private list. */
export const isWhole = ({ validation }: { readonly validation?: unknown }): boolean =>
  values(validation)
    .flatMap(rulesOf)
    .some((rule) => (Object(rule) as { flag?: unknown }).flag === 'integer')
