import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'

/** One page of each kind. */
export const KINDS = [
  'landing',
  'home',
  'list',
  'search',
  'product',
  'kits',
  'kit',
  'post',
  'agent',
  'trip',
  'policy',
  'missing',
  'cart',
] as const
export type Kind = (typeof KINDS)[number]

export const PRODUCT = 'prod-001'
const KIT = 'kit-001'
export const POST = 'copan-ruinas-slowly'

const PATHS: Record<Kind, (locale: Locale) => string> = {
  landing: (locale) => pathFor('landing', locale),
  home: (locale) => pathFor('home', locale),
  list: (locale) => pathFor('products', locale),
  search: (locale) => `${pathFor('products', locale)}?q=jabon`,
  product: (locale) => pathFor('product', locale, PRODUCT),
  kits: (locale) => pathFor('kits', locale),
  kit: (locale) => pathFor('product', locale, KIT),
  post: (locale) => pathFor('post', locale, POST),
  agent: (locale) => pathFor('agent', locale),
  trip: (locale) => pathFor('trip', locale),
  policy: (locale) => pathFor('policy', locale, 'privacy-policy'),
  missing: (locale) => pathFor('notFound', locale),
  cart: (locale) => pathFor('cart', locale),
}

export const pathOf = (kind: Kind, locale: Locale): string => PATHS[kind](locale)
