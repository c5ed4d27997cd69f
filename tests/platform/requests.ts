import { LOCALES } from '~/i18n/locales'
import { inLocale, pathFor } from '~/i18n/routes'

/** One request of the comparison; a path is sent as it is, even when it is malformed. */
export interface PlatformRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const get = (paths: readonly string[]): PlatformRequest[] => paths.map((path) => ({ method: 'GET', path }))
const json = { 'content-type': 'application/json' }

const PAGES = LOCALES.flatMap((locale) => [
  pathFor('landing', locale),
  pathFor('home', locale),
  pathFor('products', locale),
  `${pathFor('products', locale)}?sort=price-asc&q=%C3%B1`,
  `${pathFor('products', locale)}/2`,
  pathFor('product', locale, 'prod-001'),
  `${pathFor('product', locale, 'prod-001')}/`,
  `${pathFor('product', locale, 'prod-001')}.html`,
  pathFor('product', locale, 'PROD-001'),
  pathFor('product', locale, 'nope'),
  `${pathFor('product', locale, 'nope')}/`,
  `${pathFor('product', locale, 'a')}/b`,
  pathFor('post', locale, 'nope'),
  pathFor('policy', locale, 'nope'),
  pathFor('policy', locale, 'terms'),
  `${pathFor('policy', locale, 'terms')}/`,
  `${pathFor('policy', locale, 'privacy')}?x=1`,
  pathFor('trackingNumber', locale, 'TRK-DEMO-TRANSIT'),
  `${pathFor('trackingNumber', locale, 'TRK-DEMO-TRANSIT')}/`,
  `${pathFor('trackingNumber', locale, 'TRK-DEMO-TRANSIT')}?x=1`,
  pathFor('feed', locale),
  pathFor('catalogIndex', locale),
  pathFor('manifest', locale),
  ...[
    '/cart',
    '/cart?x=1&y=%C3%B1',
    '/cart/',
    '/cart?%',
    '/products?q=a',
    '/account',
    '/nonsense',
    '/nonsense?x=1',
    '/nonsense/deep/path',
    '/shop/nonsense',
    '/shop/nonsense?x=1',
    '/shop/a/b/c',
    '/shop/',
    '/shop.html',
    '/shop/index.html',
    '/rss.xml',
    '/atom.xml',
    '/feed',
  ].map((path) => inLocale(path, locale)),
])

const FILES = [
  '/index.html',
  '/en.html',
  '/en/',
  '/en/index.html',
  '/404',
  '/404.html',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-index.xml',
  '/favicon.ico',
  '/favicon-32x32.png',
  '/apple-touch-icon.png',
  '/apple-touch-icon-120x120.png',
  '/site.webmanifest',
  '/manifest.webmanifest',
  '/_astro/none.js',
  '/icons/none.png',
  '/.well-known/x',
  '/_headers',
  '/_redirects',
  '/sw.js',
  '/.env',
  '/.git/config',
  '/netlify.toml',
]

const ODD = [
  '/SHOP',
  '/shop%2Fcart',
  '/shop/../cart',
  '/shop//cart',
  '//evil.example/x',
  '/%2f%2fevil.example',
  '/shop/product/%3Cscript%3E',
  '/shop/product/caf%C3%A9',
  '/shop/blog/%20',
]

const FUNCTIONS: PlatformRequest[] = [
  ...get([
    '/api',
    '/api/',
    '/api/none',
    '/api/orders',
    '/api/orders/',
    '/api/orders/TRK-DEMO-TRANSIT',
    '/API/orders',
    '/api/track-order/TRK-DEMO-TRANSIT',
    '/api/track-order/TRK-DEMO-TRANSIT/',
    '/api/track-order/trk-demo-transit',
    '/api/track-order/TRK-DEMO-TRANSIT?locale=es',
    '/api/track-order/TRK%20DEMO',
    '/api/track-order/%E2%9C%93',
    '/api/track-order/a/b',
    '/api/track-order/',
    '/api/track-order',
    '/api/stripe/checkout-session/x',
    '/api/stripe/session-order/x',
    '/api/stripe/webhook',
    '/api/sanity/webhook',
    '/api/sendwelcomeemail',
    '/api/newsletter/unsubscribe',
    '/api/newsletter/unsubscribe?token=x.y&locale=es',
    '/api/review',
    '/api/review?token=x',
    '/.netlify/functions/orders',
    '/.netlify/functions/clock',
    '/pictures/',
    '/pictures/none.jpg',
    '/pictures/%2e%2e/x',
  ]),
  { method: 'GET', path: '/api/orders', headers: { authorization: 'Bearer x' } },
  { method: 'POST', path: '/api/orders' },
  { method: 'HEAD', path: '/api/orders' },
  { method: 'POST', path: '/api/track-order/TRK-DEMO-TRANSIT' },
  { method: 'POST', path: '/api/sendwelcomeemail', headers: json, body: '{"email":"x"}' },
  { method: 'POST', path: '/api/sendwelcomeemail', headers: { 'content-type': 'text/plain' }, body: 'x' },
  { method: 'POST', path: '/api/stripe/create-checkout-session', headers: json, body: '{}' },
  {
    method: 'POST',
    path: '/api/stripe/webhook',
    headers: { ...json, 'stripe-signature': 't=1,v1=x' },
    body: '{}',
  },
  { method: 'POST', path: '/api/sanity/webhook', headers: json, body: '{}' },
  { method: 'POST', path: '/api/newsletter/unsubscribe?token=x', body: 'List-Unsubscribe=One-Click' },
  { method: 'POST', path: '/api/client-errors', body: 'x' },
  { method: 'POST', path: '/api/returns/TRK-DEMO-TRANSIT', headers: json, body: '{}' },
]

const METHODS: PlatformRequest[] = [
  { method: 'HEAD', path: '/' },
  { method: 'HEAD', path: '/shop' },
  { method: 'HEAD', path: '/nonsense' },
  { method: 'POST', path: '/' },
  { method: 'PUT', path: '/shop' },
  { method: 'DELETE', path: '/nonsense' },
  { method: 'POST', path: '/shop/product/nope' },
]

/** Pages and files in both languages, redirects, malformed addresses, functions and methods. */
export const REQUESTS: readonly PlatformRequest[] = [
  ...get(PAGES),
  ...get(FILES),
  ...get(ODD),
  ...FUNCTIONS,
  ...METHODS,
]
