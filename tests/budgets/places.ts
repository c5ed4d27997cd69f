import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'

/** One page of each kind. */
export const KINDS = ['landing', 'home', 'list', 'product', 'post', 'cart'] as const
export type Kind = (typeof KINDS)[number]

export const PRODUCT = 'prod-001'
export const POST = 'copan-ruinas-slowly'

const PATHS: Record<Kind, (locale: Locale) => string> = {
  landing: (locale) => pathFor('landing', locale),
  home: (locale) => pathFor('home', locale),
  list: (locale) => pathFor('products', locale),
  product: (locale) => pathFor('product', locale, PRODUCT),
  post: (locale) => pathFor('post', locale, POST),
  cart: (locale) => pathFor('cart', locale),
}

export const pathOf = (kind: Kind, locale: Locale): string => PATHS[kind](locale)
