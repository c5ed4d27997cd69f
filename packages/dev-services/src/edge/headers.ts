/** A header rule of `_headers` or `netlify.toml`. */
export interface HeaderRule {
  readonly for: string
  readonly values: Readonly<Record<string, string>>
}

/** Headers of all rules that match `path`, with names in lower case. The last rule that sets a header wins. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    if (!matches(rule.for, path)) continue
    for (const [name, value] of Object.entries(rule.values)) headers[name.toLowerCase()] = value
  }
  return headers
}

/** Netlify's patterns: `:name` matches one segment, a final `*` the rest, even if empty. Trailing slashes are ignored. */
const matches = (pattern: string, path: string): boolean => {
  const expected = segments(pattern)
  const requested = segments(path)
  for (const [index, part] of expected.entries()) {
    if (part === '*') return true
    const segment = requested[index]
    if (segment === undefined || (part !== segment && !part.startsWith(':'))) return false
  }
  return requested.length === expected.length
}

const segments = (path: string): string[] => path.split('/').filter(Boolean)
