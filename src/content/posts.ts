import type { PortableTextBlock } from '@portabletext/types'
import { formatDay } from '~/i18n/dates'
import { DEFAULT_LOCALE } from '~/i18n/locales'
import { type Route, pathFor } from '~/i18n/routes'
import type { InLanguage } from '~/i18n/localized'
import { contentIn, perLocale } from './collections'
import { withoutDeadLinks } from './dead-links'
import { kit } from './model/kit'
import { policy } from './model/policy'
import { post } from './model/post'
import { product } from './model/product'
import { filled, placeholderValues } from './placeholders'
import { getSettings } from './settings'
import type { Policy, Post } from './types'

/** Every article, the newest first. */
export const getPosts = perLocale(async (locale): Promise<Post[]> =>
  (await withLiveLinks(await contentIn(post, locale))).map((article) =>
    article.checkedOn ? filled(article, { checkedOn: formatDay(article.checkedOn, locale) }) : article,
  ),
)

/** The four legal pages. */
export const getPolicies = perLocale(async (locale): Promise<Policy[]> =>
  filled(await withLiveLinks(await contentIn(policy, locale)), placeholderValues(await getSettings(locale))),
)

interface Written {
  readonly body: InLanguage<readonly PortableTextBlock[]>
}

const withLiveLinks = async <Item extends Written>(items: readonly Item[]): Promise<Item[]> => {
  const pages = await publishedPages()
  return items.map((item) => ({
    ...item,
    body: { ...item.body, value: withoutDeadLinks(item.body.value, pages) },
  }))
}

/** Paths of the pages that exist while a document is published, in the default language. */
const publishedPages = async (): Promise<ReadonlySet<string>> => {
  const [products, kits, posts] = await Promise.all(
    [product, kit, post].map((type) => contentIn(type, DEFAULT_LOCALE)),
  )
  const paths = (route: Route, entries: readonly { id: string }[] = []) =>
    entries.map(({ id }) => pathFor(route, DEFAULT_LOCALE, id))
  return new Set([...paths('product', products), ...paths('product', kits), ...paths('post', posts)])
}
