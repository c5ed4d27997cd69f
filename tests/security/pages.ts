import { DEFAULT_LOCALE, LOCALES } from '~/i18n/locales'
import { pathFor, patternFor, type Route, ROUTES } from '~/i18n/routes'
import { offlinePath } from '~/offline/addresses'
import { POST, PRODUCT } from '../budgets/places'

const PARAMS: Partial<Record<Route, string>> = {
  product: PRODUCT,
  post: POST,
  policy: 'privacy-policy',
  itinerary: 'ruins-and-reef',
  trackingNumber: 'TRK-DEMO-TRANSIT',
  orderNumber: 'TRK-DEMO-TRANSIT',
}
/** Routes without a file extension; the others are data. */
const PAGES = ROUTES.filter((route) => !patternFor(route, DEFAULT_LOCALE).includes('.'))

/** One address of every kind of page, in both languages. */
export const EVERY_PAGE: readonly string[] = LOCALES.flatMap((locale) => [
  ...PAGES.map((route) => pathFor(route, locale, PARAMS[route])),
  offlinePath(locale),
])

/** Addresses of missing content, each with its own 404 page. */
export const MISSING_PAGES: readonly string[] = LOCALES.flatMap((locale) =>
  (['product', 'post', 'policy'] as const).map((route) => pathFor(route, locale, 'no-such')),
)
