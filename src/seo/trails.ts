import type { Crumb } from '~/components/crumb'
import { type Text, langOf } from '~/i18n/localized'
import type { Policy, Post, Product } from '~/content/types'
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

export const productTrail = ({ id, name, category }: Product, locale: Locale): Crumb[] => {
  const products = pathFor('products', locale)
  return [
    { name: MESSAGES[locale].layout.nav.products, path: products },
    crumb(category.name, `${products}?category=${category.id}`, locale),
    crumb(name, pathFor('product', locale, id), locale),
  ]
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
