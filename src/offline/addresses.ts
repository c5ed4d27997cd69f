import { LOCALES, type Locale } from '../i18n/locales'
import { cleanPath, inLocale, localeOf, pathFor, type Route } from '../i18n/routes'

/** Shown offline instead of a page that is not in the cache. */
export const offlinePath = (locale: Locale): string => inLocale('/shop/offline', locale)

/** The pages that travelers need on the road, cached before they visit them: cart, tracking, the carry-on guide. */
export const essentialPaths = (locale: Locale): string[] =>
  (['cart', 'tracking', 'toiletries'] as const).map((route) => pathFor(route, locale))

/** The page whose island is cached when it is visited, so that it starts offline, and the data that the island loads. */
export const plannerPath = (locale: Locale): string => pathFor('trip', locale)
export const plannerData = (locale: Locale): string[] =>
  (['tripData', 'tripPlaces', 'catalogIndex'] as const).map((route) => pathFor(route, locale))

const PERSONAL: readonly Route[] = ['account', 'order', 'success', 'callback', 'signup']
const personal = new Set(LOCALES.flatMap((locale) => PERSONAL.map((route) => pathFor(route, locale))))

/** How the worker handles the address of a page. */
export type Treatment = 'keep' | 'fetch' | 'leave'

/**
 * `keep`: cached. `fetch`: personal, so never cached; offline, the offline page is shown instead.
 * `leave`: not handled by the worker (functions, the login callback, files of the local services).
 */
export const treatmentOf = (pathname: string): Treatment => {
  const path = cleanPath(pathname)
  if (/^\/(api|__local|\.netlify)(\/|$)/.test(path)) return 'leave'
  if (LOCALES.some((locale) => path === pathFor('callback', locale))) return 'leave'
  const isOrder = path.startsWith(`${pathFor('order', localeOf(path))}/`)
  return isOrder || personal.has(path) ? 'fetch' : 'keep'
}

/** The cache key of a page: normalized, without query and tracking number. */
export const keyOf = (url: URL): string => {
  const path = cleanPath(url.pathname)
  const tracking = pathFor('tracking', localeOf(path))
  return url.origin + (path.startsWith(`${tracking}/`) ? tracking : path)
}
