import { LOCALES } from '~/i18n/locales'
import { pathFor, type Route } from '~/i18n/routes'
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
const ROUTES: readonly Route[] = [
  'landing',
  'signup',
  'callback',
  'home',
  'products',
  'product',
  'kits',
  'esim',
  'toiletries',
  'cart',
  'account',
  'wishlist',
  'sales',
  'blog',
  'post',
  'agent',
  'trip',
  'itinerary',
  'about',
  'help',
  'policy',
  'tracking',
  'trackingNumber',
  'order',
  'orderNumber',
  'success',
  'notFound',
]

/** One address of every kind of page, in both languages. */
export const EVERY_PAGE: readonly string[] = LOCALES.flatMap((locale) => [
  ...ROUTES.map((route) => pathFor(route, locale, PARAMS[route])),
  offlinePath(locale),
])

/** Addresses of missing content, each with its own 404 page. */
export const MISSING_PAGES: readonly string[] = LOCALES.flatMap((locale) =>
  (['product', 'post', 'policy'] as const).map((route) => pathFor(route, locale, 'no-such')),
)
