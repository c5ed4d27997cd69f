import type { Crumb } from '~/components/crumb'
import { type Text, langOf } from '~/i18n/localized'
import type { Kit, Policy, Post, Product } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pathFor } from '~/i18n/routes'

const shop = (locale: Locale): Crumb => ({
  name: MESSAGES[locale].layout.nav.home,
  path: pathFor('home', locale),
})

const crumb = (text: Text, path: string, locale: Locale): Crumb => ({
  name: text.value,
  path,
  lang: langOf(text, locale),
})

/** For a product or kit. */
export const itemTrail = (item: Product | Kit, locale: Locale): Crumb[] => {
  const page = crumb(item.name, pathFor('product', locale, item.id), locale)
  const { nav } = MESSAGES[locale].layout
  if (item.kind === 'kit') return [{ name: nav.kits, path: pathFor('kits', locale) }, page]
  const { id, name } = item.category
  const products = pathFor('products', locale)
  return [{ name: nav.products, path: products }, crumb(name, `${products}?category=${id}`, locale), page]
}

export const postTrail = ({ id, title }: Post, locale: Locale): Crumb[] => [
  shop(locale),
  { name: MESSAGES[locale].layout.nav.blog, path: pathFor('blog', locale) },
  crumb(title, pathFor('post', locale, id), locale),
]

export const policyTrail = ({ id, title }: Policy, locale: Locale): Crumb[] => [
  shop(locale),
  crumb(title, pathFor('policy', locale, id), locale),
]

export const pageTrail = (route: 'about' | 'help', title: Text, locale: Locale): Crumb[] => [
  shop(locale),
  crumb(title, pathFor(route, locale), locale),
]
