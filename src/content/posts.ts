import type { PortableTextBlock } from '@portabletext/types'
import { DEFAULT_LOCALE, type Locale } from '~/i18n/locales'
import { type Route, pathFor } from '~/i18n/routes'
import { entriesOf, listIn, perLocale } from './collections'
import { withoutDeadLinks } from './dead-links'
import { type Localized, textIn } from '~/i18n/localized'
import { pictureIn } from './picture'
import { kitSchema, policySchema, postSchema, productSchema } from './schemas'
import type { Policy, Post } from './types'

/** Every article, the newest first. */
export const getPosts = perLocale(async (locale): Promise<Post[]> => {
  const pages = await pagesOfDocuments()
  return (await entriesOf('posts', postSchema)).map((entry) => ({
    id: entry.id,
    title: textIn(entry.title, locale),
    excerpt: textIn(entry.excerpt, locale),
    body: bodyIn(entry.body, locale, pages),
    publishedAt: entry.publishedAt,
    author: entry.author,
    category: entry.category,
    tags: listIn(entry.tags, locale),
    facebookUrl: entry.facebookUrl,
    isFacebookEmbed: entry.isFacebookEmbed,
    showRidePartner: entry.showRidePartner,
    picture: pictureIn(entry.picture, locale),
    updatedAt: entry._updatedAt,
  }))
})

/** The four legal pages. */
export const getPolicies = perLocale(async (locale): Promise<Policy[]> => {
  const pages = await pagesOfDocuments()
  return (await entriesOf('policies', policySchema)).map((entry) => ({
    id: entry.id,
    title: textIn(entry.title, locale),
    body: bodyIn(entry.body, locale, pages),
    lastUpdated: entry.lastUpdated,
    updatedAt: entry._updatedAt,
  }))
})

/** Paths of the pages that there are because a document is published, in the default language. */
const pagesOfDocuments = async (): Promise<ReadonlySet<string>> => {
  const [products, kits, posts] = await Promise.all([
    entriesOf('products', productSchema),
    entriesOf('kits', kitSchema),
    entriesOf('posts', postSchema),
  ])
  const paths = (route: Route, entries: readonly { id: string }[]) =>
    entries.map(({ id }) => pathFor(route, DEFAULT_LOCALE, id))
  return new Set([...paths('product', [...products, ...kits]), ...paths('post', posts)])
}

const bodyIn = (
  body: Localized<readonly PortableTextBlock[]>,
  locale: Locale,
  pages: ReadonlySet<string>,
) => {
  const { value, lang } = listIn(body, locale)
  return { value: withoutDeadLinks(value, pages), lang }
}
