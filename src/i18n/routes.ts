import { inLocale } from './locale-path'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales'

export { inLocale, localeOf } from './locale-path'

const PATHS = {
  landing: '/',
  signup: '/signup',
  callback: '/callback',
  home: '/shop',
  products: '/shop/products',
  product: '/shop/product/:param',
  kits: '/shop/kits',
  esim: '/shop/esim',
  toiletries: '/shop/travel-size-toiletries',
  cart: '/shop/cart',
  account: '/shop/account',
  wishlist: '/shop/wishlist',
  sales: '/shop/sales',
  blog: '/shop/blog',
  post: '/shop/blog/:param',
  agent: '/shop/travel-agent',
  trip: '/shop/trip',
  itinerary: '/shop/trip/:param',
  about: '/shop/about',
  help: '/shop/help',
  policy: '/shop/legal/:param',
  tracking: '/shop/track-order',
  trackingNumber: '/shop/track-order/:param',
  order: '/shop/order',
  orderNumber: '/shop/order/:param',
  success: '/shop/checkout/success',
  notFound: '/shop/not-found',
  catalogIndex: '/shop/catalog.json',
  tripData: '/shop/trip.json',
  tripPlaces: '/shop/trip-places.json',
  feed: '/shop/blog/rss.xml',
  manifest: '/manifest.webmanifest',
} as const

export type Route = keyof typeof PATHS
export const ROUTES = Object.keys(PATHS) as readonly Route[]

/** The path of `route` in `locale`: `pathFor('product', 'en', 'prod-001')` is `/en/shop/product/prod-001`. */
export const pathFor = (route: Route, locale: Locale, param = ''): string =>
  inLocale(PATHS[route].replace(':param', encodeURIComponent(param)), locale)

/** The path pattern of `route` in `locale`: `/en/shop/product/:param`. */
export const patternFor = (route: Route, locale: Locale): string => inLocale(PATHS[route], locale)

/** The route that a path without language prefix belongs to, with its parameter; undefined for an unknown path. */
export const routeAt = (path: string): { route: Route; param?: string } | undefined => {
  for (const [route, pattern] of Object.entries(PATHS)) {
    if (pattern === path) return { route: route as Route }
    const [before = '', after] = pattern.split(':param')
    const param = path.slice(before.length)
    if (after === '' && path.startsWith(before) && /^[^/]+$/.test(param))
      return { route: route as Route, param }
  }
  return undefined
}

/** The public path of a built file, without `.html`. */
export const cleanPath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/'

interface StaticPath<Props> {
  params: { locale: string | undefined } & Record<string, string | undefined>
  props: Props & { locale: Locale }
  /** Of {@link pageKey}: with the same key, a build reuses the page of the previous build. */
  cacheKey?: string
}

type Described<Props> = Pick<StaticPath<Props>, 'cacheKey'> & {
  params?: Record<string, string | undefined>
  props: Props
}

/** One static path for each locale: the default one has no prefix. */
export const inEveryLocale = async <Item, Props extends object>(
  load: (locale: Locale) => readonly Item[] | Promise<readonly Item[]>,
  toPath: (
    item: Item,
    items: readonly Item[],
    locale: Locale,
  ) => Described<Props> | Promise<Described<Props>>,
): Promise<StaticPath<Props>[]> => {
  const perLocale = await Promise.all(
    LOCALES.map(async (locale) => {
      const items = await load(locale)
      return Promise.all(
        items.map(async (item) => {
          const { params, props, ...rest } = await toPath(item, items, locale)
          return { params: { ...params, locale: paramOf(locale) }, props: { ...props, locale }, ...rest }
        }),
      )
    }),
  )
  return perLocale.flat()
}

/** `getStaticPaths` of a page that exists once in each language. */
export const oncePerLocale = () =>
  LOCALES.map((locale) => ({ params: { locale: paramOf(locale) }, props: { locale } }))

const paramOf = (locale: Locale) => (locale === DEFAULT_LOCALE ? undefined : locale)
