import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { POLICY_TYPES } from '~/content/model/policy'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '~/i18n/locales'
import { type Route, inLocale, pathFor, patternFor } from '~/i18n/routes'
import { PICTURES } from '~/lib/pictures'

/** One line of `_redirects`. Existing files take precedence over every rule, and earlier rules over later ones. */
export interface Redirect {
  readonly from: string
  readonly to: string
  /** 301 and 302 redirect; 200 and 404 serve the target at the requested address. */
  readonly status: 200 | 301 | 302 | 404
}

const SQUARES = [
  16, 32, 48, 57, 60, 64, 72, 76, 96, 114, 120, 128, 144, 150, 152, 167, 180, 192, 196, 256, 512,
]

/** Icons by the names that browsers and icon generators give them. */
const ICONS = SQUARES.map((size) => `${size}x${size}`).flatMap((size) => [
  `/favicon-${size}.png`,
  `/apple-touch-icon-${size}.png`,
  `/apple-touch-icon-${size}-precomposed.png`,
  `/android-chrome-${size}.png`,
  `/mstile-${size}.png`,
])

/**
 * Browsers and crawlers request these; if missing they are a 404, never another page (ROUTE-02). Netlify has no
 * pattern for file extensions, so each name is listed.
 */
const FILES = [
  '/api/*',
  `${PICTURES}/*`,
  '/_astro/*',
  '/icons/*',
  '/.well-known/*',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-index.xml',
  '/sitemap_index.xml',
  '/sitemap-0.xml',
  '/sitemap.xml.gz',
  '/sitemap.txt',
  '/ads.txt',
  '/app-ads.txt',
  '/humans.txt',
  '/llms.txt',
  '/security.txt',
  '/browserconfig.xml',
  '/crossdomain.xml',
  '/favicon.ico',
  '/icon.svg',
  '/icon.png',
  '/favicon.png',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
  '/manifest.json',
  '/site.webmanifest',
  '/sw.js',
  '/safari-pinned-tab.svg',
  '/opensearch.xml',
  '/feeds/*',
  ...ICONS,
]

/** Feeds by the names that readers try, in each language. */
const FEEDS = [
  '/rss.xml',
  '/feed.xml',
  '/atom.xml',
  '/index.xml',
  '/feed.json',
  '/feed.atom',
  '/rss',
  '/feed',
  '/blog/feed',
  '/blog/rss.xml',
  '/shop/rss.xml',
  '/shop/feed.xml',
  '/shop/atom.xml',
]

/** The same names below a language or the shop, where crawlers try them too. */
const NAMES = ['favicon.ico', 'robots.txt', 'sitemap.xml', 'manifest.json', 'apple-touch-icon.png']

/** Also redirected from their address without `/shop` (ROUTE-03). */
const SHORT = ['cart', 'products', 'account'] as const satisfies readonly Route[]

/** Routes with their own "not found" page for unknown parameters. */
const NOT_FOUND = ['product', 'post', 'policy'] as const satisfies readonly Route[]

const inEachLocale = (rules: (locale: Locale) => Redirect[]): Redirect[] => LOCALES.flatMap(rules)

const missing = (from: string, locale: Locale = DEFAULT_LOCALE): Redirect => ({
  from,
  to: locale === DEFAULT_LOCALE ? '/404.html' : pathFor('notFound', locale),
  status: 404,
})

/** Routes with a number, which a single page reads from its address. */
const NUMBERED = [
  ['trackingNumber', 'tracking'],
  ['orderNumber', 'order'],
] as const satisfies readonly (readonly [Route, Route])[]

/** All redirects between the site's own pages, derived from the route table. */
export const redirects = (): Redirect[] => [
  ...FILES.map((path) => missing(path)),
  ...inEachLocale((locale) =>
    [
      ...FEEDS.map((path) => inLocale(path, locale)),
      ...NAMES.map((name) => `${pathFor('home', locale)}/${name}`),
      ...(locale === DEFAULT_LOCALE ? [] : NAMES.map((name) => inLocale(`/${name}`, locale))),
      pathFor('feed', locale),
      pathFor('catalogIndex', locale),
      pathFor('manifest', locale),
    ].map((path) => missing(path, locale)),
  ),
  ...inEachLocale((locale) => [
    ...SHORT.map((route): Redirect => {
      const to = pathFor(route, locale)
      return { from: to.replace('/shop/', '/'), to, status: 301 }
    }),
    // `/shop/legal/terms` for `/shop/legal/terms-and-conditions`.
    ...POLICY_TYPES.map((type): Redirect => {
      const short = type.slice(0, type.indexOf('-'))
      return { from: pathFor('policy', locale, short), to: pathFor('policy', locale, type), status: 301 }
    }),
    ...NUMBERED.map(([numbered, page]): Redirect => {
      return { from: patternFor(numbered, locale), to: pathFor(page, locale), status: 200 }
    }),
    ...NOT_FOUND.map((route): Redirect => {
      return { from: patternFor(route, locale), to: pathFor(route, locale, 'not-found'), status: 404 }
    }),
    { from: `${pathFor('home', locale)}/:path/*`, to: pathFor('notFound', locale), status: 302 },
  ]),
  // Netlify ignores a rule whose target matches the rule itself, so `/:path/*` and not `/*`. The default locale's
  // pattern matches every path, so it comes last.
  ...LOCALES.toSorted((a, b) => Number(a === DEFAULT_LOCALE) - Number(b === DEFAULT_LOCALE)).map(
    (locale): Redirect => {
      const to = pathFor('landing', locale)
      return { from: `${to.replace(/\/$/, '')}/:path/*`, to, status: 302 }
    },
  ),
]

/** The `_redirects` file that Netlify reads. */
export const redirectsFile = (rules: readonly Redirect[]): string =>
  rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')

/** Astro integration: writes `_redirects` into the built site. */
export const redirectRules = (): AstroIntegration => ({
  name: 'redirects',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await writeFile(new URL('_redirects', dir), redirectsFile(redirects()))
    },
  },
})
