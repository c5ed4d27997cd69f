import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { LOCALES } from '../i18n/locales'
import { cleanPath, patternFor, ROUTES } from '../i18n/routes'
import { filesIn } from './files-in'

/** The site's origin, and those its pages send requests to. */
export interface Origins {
  readonly site: string
  /** Login: token calls and the silent frame. */
  readonly login?: string | undefined
  readonly newsletter?: string | undefined
}

/** Where login providers host profile pictures. */
const AVATARS = [
  'https://*.gravatar.com',
  'https://*.googleusercontent.com',
  'https://cdn.auth0.com',
  'https://*.wp.com',
]

/** CSP sources (`'sha256-…'`) of inline code. */
export interface Sources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const inlineSources = (html: string): Sources => ({
  scripts: [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes]) => isExecuted(attributes ?? ''))
    .map(([, , text]) => hash(text ?? '')),
  styles: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) => hash(text ?? '')),
})

const isExecuted = (attributes: string): boolean => {
  const type = /\stype=["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase()
  return !type || /^(module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/.test(type)
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Of the rules that `layouts/shop/prefetch.ts` adds. */
const SPECULATION_RULES = hash(
  readFileSync(new URL('../../public/speculation-rules.json', import.meta.url), 'utf8'),
)

/** Allows only the inline code of these pages, and only listed origins. */
export const contentSecurityPolicy = (
  pages: readonly Sources[],
  { site, login, newsletter }: Origins,
): string => {
  const all = (kind: keyof Sources) => [...new Set(pages.flatMap((page) => page[kind]))].sort()
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", SPECULATION_RULES, ...all('scripts')],
    'style-src': ["'self'", ...all('styles')],
    'img-src': ["'self'", 'data:', ...AVATARS, login],
    'font-src': ["'self'"],
    'connect-src': ["'self'", login, newsletter],
    'frame-src': [login ?? "'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", login],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policies of `offline/register.ts`, `layouts/shop/prefetch.ts` and the trip planner's `read-in-worker.ts`.
    'trusted-types': ['service-worker', 'speculation-rules', 'trip-reader'],
    ...(site.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source !== undefined))].join(' '))
    .join('; ')
}

/**
 * Pages, as path and sources, by the path pattern of each route in `_headers`. As header rules also apply to missing pages,
 * each includes those shown for missing pages. A final `*` also matches the path before it.
 */
export const pagesByRoute = (pages: ReadonlyMap<string, Sources>): Map<string, Sources[]> => {
  const patterns = LOCALES.flatMap((locale) => ROUTES.map((route) => patternFor(route, locale)))
  const matching = (pattern: string): [string, Sources][] => {
    const [start = '', rest] = pattern.split('/:')
    return [...pages].filter(
      ([path]) => path === start || (rest !== undefined && path.startsWith(`${start}/`)),
    )
  }
  const found = patterns.map((pattern) => [pattern.replace(/:.*/, '*'), matching(pattern)] as const)
  const missing = [...pages].filter(([path]) => /(\/not-found|\/404)$/.test(path))
  return new Map(
    found
      .filter(([, matches]) => matches.length > 0)
      .map(([pattern, matches]) => [pattern, [...matches, ...missing].map(([, sources]) => sources)]),
  )
}

/**
 * The `_headers` file that Netlify reads: security headers for all pages, caching by type of file. Later rules replace the
 * policy of all pages with that of a route, which is shorter. Each of `files` has its own rule: a rule for their folder would
 * also let a 404 be cached. A rule cannot remove a header, so theirs replaces the policy with the shortest.
 */
export const headersFile = (
  policy: string,
  files: readonly string[],
  policies: ReadonlyMap<string, string> = new Map(),
): string => `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups
${[...policies].map(([pattern, own]) => `${pattern}\n  Content-Security-Policy: ${own}\n`).join('')}/speculation-rules.json
  Cache-Control: public, ${SHORT_AGE}
/sw.js
  Cache-Control: no-cache
/content-state.json
  Access-Control-Allow-Origin: *
  Cache-Control: no-cache
${files.map(fileRule).join('')}`

const fileRule = (path: string): string => `${path}
  Cache-Control: public, ${path.startsWith('/icons/') ? SHORT_AGE : HASHED_AGE}
  Content-Security-Policy: default-src 'none'
`

const HASHED_AGE = 'max-age=31536000, immutable'
const SHORT_AGE = 'max-age=86400, stale-while-revalidate=604800'

/** Astro integration: after the build, hashes the inline code of all pages and writes `_headers`. */
export const securityHeaders = (origins: Origins): AstroIntegration => {
  const sourcesOf = rememberedSources()
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        // Synchronous, which is faster for 20,000 pages.
        const files = filesIn(folder)
        const names = files.filter((name) => name.endsWith('.html'))
        const cached = files
          .filter((name) => /^(_astro|icons)\/.+\.\w+$/.test(name))
          .map((name) => `/${name}`)
        const sources = sourcesOf(names.map((name) => `${folder}/${name}`))
        const pages = new Map(names.map((name, index) => [cleanPath(`/${name}`), sources[index] as Sources]))
        const policies = [...pagesByRoute(pages)].map(
          ([pattern, found]) => [pattern, contentSecurityPolicy(found, origins)] as const,
        )
        const policy = contentSecurityPolicy(sources, origins)
        writeFileSync(join(folder, '_headers'), headersFile(policy, cached.sort(), new Map(policies)))
        logger.info(`${names.length} pages, policies of at most ${policy.length} characters`)
      },
    },
  }
}

/** The inline code of each file. A process that builds again reads only the files that its last build did not have. */
const rememberedSources = () => {
  let last = new Map<string, Sources>()
  return (paths: readonly string[]): Sources[] => {
    const entries = paths.map((path): [string, Sources] => {
      const { ino, mtimeMs, size } = statSync(path)
      const file = [ino, mtimeMs, size].join()
      return [file, last.get(file) ?? inlineSources(readFileSync(path, 'utf8'))]
    })
    last = new Map(entries)
    return entries.map(([, found]) => found)
  }
}

/** The origins configured in the build's environment. */
export const originsOf = (env: Record<string, string | undefined>): Origins => {
  const origin = (text: string | undefined) =>
    text ? URL.parse(text.includes('://') ? text : `https://${text}`)?.origin : undefined
  return {
    site: env['PUBLIC_SITE_URL'] ?? 'http://localhost:8888',
    login: origin(env['PUBLIC_AUTH0_DOMAIN']),
    newsletter: origin(env['PUBLIC_NEWSLETTER_URL']),
  }
}
