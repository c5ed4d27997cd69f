/** A redirect of `netlify.toml` or `_redirects`, as Netlify's parser returns it. */
export interface RedirectRule {
  readonly from: string
  readonly to: string
  /** 3xx redirects; 200 and 404 respond with the target's page. */
  readonly status: number
  /** Whether the rule applies even if a file exists at `from`. */
  readonly force: boolean
}

/** A header rule of `_headers` or `netlify.toml`. */
export interface HeaderRule {
  readonly for: string
  readonly values: Readonly<Record<string, string>>
}

/** The first redirect that matches `path` (without query), and its target. */
export const findRedirect = (
  rules: readonly RedirectRule[],
  path: string,
): { rule: RedirectRule; target: string } | undefined => {
  for (const rule of rules) {
    const found = match(rule.from, path)
    if (found) return { rule, target: fill(rule.to, found) }
  }
  return undefined
}

/** Headers of all rules that match `path`, with names in lower case. The last rule that sets a header wins. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    if (!match(rule.for, path)) continue
    for (const [name, value] of Object.entries(rule.values)) headers[name.toLowerCase()] = value
  }
  return headers
}

/** Netlify's patterns: `:name` matches one segment, a final `*` the rest, even if empty. Trailing slashes are ignored. */
const match = (pattern: string, path: string): Record<string, string> | undefined => {
  const expected = segments(pattern)
  const requested = segments(path)
  const values: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    if (part === '*') return { ...values, splat: requested.slice(index).join('/') }
    const segment = requested[index]
    if (segment === undefined) return undefined
    if (part.startsWith(':')) values[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return requested.length === expected.length ? values : undefined
}

const segments = (path: string): string[] => path.split('/').filter(Boolean)

const fill = (target: string, values: Record<string, string>): string =>
  target.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => values[name] ?? whole)
