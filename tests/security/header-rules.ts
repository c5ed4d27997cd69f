/** Response headers, names in lower case. */
export type Headers = Readonly<Record<string, string | undefined>>

/** Violations of QUAL-03 in the headers of a page. */
export const pageProblems = (headers: Headers): string[] => [
  ...policyProblems(headers['content-security-policy']),
  ...must(headers, 'strict-transport-security', /max-age=(?:3153\d{4}|[4-9]\d{7}|\d{9,})/, 'a year or more'),
  ...must(headers, 'x-content-type-options', /^nosniff$/, 'nosniff'),
  ...must(
    headers,
    'referrer-policy',
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
    'strict',
  ),
  ...must(headers, 'permissions-policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/, 'closed'),
  ...must(headers, 'cross-origin-opener-policy', /^same-origin/, 'same-origin'),
  ...must(headers, 'cache-control', /max-age=0.*must-revalidate|no-cache/, 'revalidated'),
  ...must(headers, 'etag', /^(W\/)?"[^"]+"$/, 'there'),
  ...sharedProblems(headers),
]

/** Violations in the headers of a file with a hashed name. */
export const hashedFileProblems = (headers: Headers): string[] => [
  ...must(headers, 'cache-control', /public.*max-age=31536000.*immutable/, 'kept for ever'),
  ...must(headers, 'x-content-type-options', /^nosniff$/, 'nosniff'),
  ...must(headers, 'content-security-policy', /^default-src 'none'$/, 'short'),
  ...sharedProblems(headers),
]

/** Violations in the headers of a function's response. */
export const functionProblems = (headers: Headers): string[] => [
  ...must(headers, 'cache-control', /no-store/, 'never kept'),
  ...must(headers, 'x-content-type-options', /^nosniff$/, 'nosniff'),
  ...Object.keys(headers)
    .filter((name) => name.startsWith('access-control-'))
    .map((name) => `${name} opens the function to other origins`),
  ...(headers['set-cookie'] ? ['it sets a cookie'] : []),
]

const must = (headers: Headers, name: string, form: RegExp, wanted: string): string[] => {
  const value = headers[name]
  if (value === undefined) return [`${name} is missing`]
  return form.test(value) ? [] : [`${name} is "${value}", not ${wanted}`]
}

/** Shared caches must be able to serve one response to all visitors. */
const sharedProblems = (headers: Headers): string[] => [
  ...(headers['set-cookie'] ? ['it sets a cookie'] : []),
  ...(/cookie|accept-language|authorization|\*/i.test(headers['vary'] ?? '')
    ? [`it varies by ${headers['vary']}`]
    : []),
]

const policyProblems = (policy: string | undefined): string[] => {
  if (!policy) return ['content-security-policy is missing']
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
  const closed = {
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'self'",
    'default-src': "'self'",
    'require-trusted-types-for': "'script'",
  }
  return [
    ...['script-src', 'style-src'].flatMap((name) => {
      const sources = directives.get(name)
      if (!sources) return [`${name} is missing`]
      return sources
        .filter((source) => /^'unsafe|^\*$|^https?:$|^data:|^blob:/.test(source))
        .map((source) => `${name} allows ${source}`)
    }),
    ...Object.entries(closed)
      .filter(([name, source]) => directives.get(name)?.join(' ') !== source)
      .map(([name, source]) => `${name} is not ${source}`),
  ]
}
