import { LOCALES, type Locale } from '../i18n/locales'
import { cleanPath, inLocale, localeOf, pathFor, type Route } from '../i18n/routes'

/** Shown in place of a page that was never visited, when there is no network. */
export const offlinePath = (locale: Locale): string => inLocale('/shop/offline', locale)

/** What a traveller needs on the way, kept before it is visited: cart, tracking, the guide for hand luggage. */
export const essentialPaths = (locale: Locale): string[] =>
  (['cart', 'tracking', 'toiletries'] as const).map((route) => pathFor(route, locale))

const PERSONAL: readonly Route[] = ['account', 'success', 'callback', 'signup']
const personal = new Set(LOCALES.flatMap((locale) => PERSONAL.map((route) => pathFor(route, locale))))

/** How the worker treats the address of a page. */
export type Treatment = 'keep' | 'fetch' | 'leave'

/**
 * `keep`: a copy may be kept. `fetch`: personal, so never kept; without a network the visitor is told so.
 * `leave`: not the worker's business (functions, the return from login, files of the local services).
 */
export const treatmentOf = (pathname: string): Treatment => {
  const path = cleanPath(pathname)
  if (/^\/(api|__local|\.netlify)(\/|$)/.test(path)) return 'leave'
  if (LOCALES.some((locale) => path === pathFor('callback', locale))) return 'leave'
  return personal.has(path) ? 'fetch' : 'keep'
}

/** The name a page is kept under: no query, no number of a parcel, one spelling for one page. */
export const keyOf = (url: URL): string => {
  const path = cleanPath(url.pathname)
  const tracking = pathFor('tracking', localeOf(path))
  return url.origin + (path.startsWith(`${tracking}/`) ? tracking : path)
}
