/** A redirect of `netlify.toml` or `_redirects`, as Netlify's own parser gives it. */
export interface RedirectRule {
  readonly from: string
  readonly to: string
  /** 3xx sends the visitor on; 200 and 404 show the target's page at the asked address. */
  readonly status: number
  /** True takes the rule although a file is there. */
  readonly force: boolean
}

/** Header rule of `_headers` or `netlify.toml`: every rule that fits counts, the last of one name wins. */
export interface HeaderRule {
  readonly for: string
  readonly values: Readonly<Record<string, string>>
}

/** The first redirect for `path` (without query) and where it leads, or nothing. */
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

/** Headers of every rule that fits `path`, names in lower case. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    if (!match(rule.for, path)) continue
    for (const [name, value] of Object.entries(rule.values)) headers[name.toLowerCase()] = value
  }
  return headers
}

/** Netlify's patterns: `:name` is one segment, a final `*` is whatever follows, nothing too. A last slash is no difference. */
const match = (pattern: string, path: string): Record<string, string> | undefined => {
  const expected = segments(pattern)
  const asked = segments(path)
  const values: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    if (part === '*') return { ...values, splat: asked.slice(index).join('/') }
    const segment = asked[index]
    if (segment === undefined) return undefined
    if (part.startsWith(':')) values[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return asked.length === expected.length ? values : undefined
}

const segments = (path: string): string[] => path.split('/').filter(Boolean)

const fill = (target: string, values: Record<string, string>): string =>
  target.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => values[name] ?? whole)
