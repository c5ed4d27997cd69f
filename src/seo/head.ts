import type { Text } from '~/content/localized'
import type { Kit, Product } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'

/** What a page says of itself to browsers, search engines and social networks. */
export interface Head {
  readonly title: string
  /** At most about 160 characters are shown by search engines. */
  readonly description: string
  /** Without origin. */
  readonly path: string
  readonly type?: 'website' | 'article' | 'product'
  /** Absolute address of a 1200 × 630 picture. */
  readonly image?: { readonly url: string; readonly alt: string } | undefined
  readonly indexed?: boolean
  /** schema.org objects. */
  readonly jsonLd?: readonly object[]
}

/** The first sentences of a text, up to `limit` characters, cut at a word. */
export const summary = (text: string, limit = 158): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= limit) return plain
  const cut = plain.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:.]+$/, '')}…`
}

export const SHARE_SIZE = { width: 1200, height: 630 }

export const shareImage = (picture: { wide: string; alt: Text }) => ({
  url: `${picture.wide}&w=${SHARE_SIZE.width}&h=${SHARE_SIZE.height}&fm=jpg`,
  alt: picture.alt.value,
})

export const productHead = (product: Product, locale: Locale): Head => ({
  title: product.name.value,
  description: summary(product.description.value),
  path: pathFor('product', locale, product.id),
  type: 'product',
  image: shareImage(product.picture),
})

export const kitsHead = (title: string, description: string, kits: readonly Kit[], locale: Locale): Head => ({
  title,
  description: summary(description),
  path: pathFor('kits', locale),
  image: kits[0] && shareImage(kits[0].picture),
})

/** Pages after the first are found through it and say their number. */
export const productsHead = (
  t: { title: string; subtitle: string; page: (n: number) => string },
  path: string,
  page: number,
): Head => ({
  title: page === 1 ? t.title : `${t.title}, ${t.page(page)}`,
  description: t.subtitle,
  path,
})
