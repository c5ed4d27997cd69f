import type { Thing, WithContext } from 'schema-dts'
import { format } from '~/i18n/format'
import type { Kit, Policy, Post, Product, Review, Settings } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { HEAD_MESSAGES } from '~/i18n/messages/heads'
import { pathFor } from '~/i18n/routes'
import { summary } from '~/lib/summary'
import { type ShareImage, shareImage } from './share-image'
import { productData } from './product-data'
import { breadcrumbData, organizationData, postData, websiteData } from './structured-data'
import { itemTrail, policyTrail, postTrail } from './trails'

/** Metadata of a page for browsers, search engines and social networks. */
export interface Head {
  readonly title: string
  /** Search engines show about 160 characters. */
  readonly description: string
  /** Without origin. */
  readonly path: string
  /** Path of the navigation link that this page belongs to, if its own path does not show it. */
  readonly section?: string | undefined
  readonly type?: 'website' | 'article' | 'product'
  readonly image?: ShareImage | undefined
  readonly indexed?: boolean
  /** schema.org objects. */
  readonly jsonLd?: readonly WithContext<Thing>[]
}

/** Structured data for the landing page and the shop's home page. */
export const shopData = (settings: Settings, locale: Locale) => [
  organizationData(settings),
  websiteData(settings, locale),
]

/** For a product or kit. */
export const itemHead = (
  item: Product | Kit,
  settings: Settings,
  locale: Locale,
  reviews: readonly Review[] = [],
): Head => ({
  title: item.name.value,
  description: summary(item.description.value),
  path: pathFor('product', locale, item.id),
  section: item.kind === 'kit' ? pathFor('kits', locale) : undefined,
  type: 'product',
  image: shareImage(item.shareImage ?? item.picture),
  jsonLd: [productData(item, settings, locale, reviews), breadcrumbData(itemTrail(item, locale))],
})

export const kitsHead = (kits: readonly Kit[], locale: Locale): Head => ({
  ...HEAD_MESSAGES[locale].kits,
  path: pathFor('kits', locale),
  image: kits[0] && shareImage(kits[0].shareImage ?? kits[0].picture),
})

/** Head of one page of a list; pages after the first have their number in the title. */
export const listHead = (
  { title, description }: Pick<Head, 'title' | 'description'>,
  path: string,
  page: number,
  locale: Locale,
): Head => ({
  title: page === 1 ? title : `${title}, ${format(MESSAGES[locale].catalog.page, { n: page })}`,
  description:
    page === 1 ? description : `${format(MESSAGES[locale].catalog.page, { n: page })}: ${description}`,
  path,
})

export const blogHead = (posts: readonly Post[], locale: Locale): Head => ({
  ...HEAD_MESSAGES[locale].blog,
  path: pathFor('blog', locale),
  image: posts[0] && shareImage(posts[0].picture),
})

export const postHead = (post: Post, brand: string, locale: Locale): Head => ({
  title: post.title.value,
  description: summary(post.excerpt.value),
  path: pathFor('post', locale, post.id),
  type: 'article',
  image: shareImage(post.picture),
  jsonLd: [postData(post, brand, locale), breadcrumbData(postTrail(post, locale))],
})

/** `opening` is the policy's first paragraph. */
export const policyHead = (policy: Policy, opening: string, locale: Locale): Head => ({
  title: policy.title.value,
  description: summary(opening),
  path: pathFor('policy', locale, policy.id),
  jsonLd: [breadcrumbData(policyTrail(policy, locale))],
})
