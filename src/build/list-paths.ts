import { getSiteWideContent } from '~/content/site-wide'
import type { Product } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { inEveryLocale } from '~/i18n/routes'
import { pagesOf } from '~/lib/paging'
import { pageKeys } from './page-key'

interface List<Shared extends object> {
  readonly products: readonly Product[]
  /** Other content on every page of the list, except site-wide content. */
  readonly shared: Shared
}

/** `getStaticPaths` of a paginated list in a `[...page].astro` file: the first page has no page number in its URL. */
export const listPaths = <Shared extends object>(load: (locale: Locale) => Promise<List<Shared>>) => {
  const pageKey = pageKeys()
  return inEveryLocale(
    async (locale) => {
      const { products, shared } = await load(locale)
      return pagesOf(products).map((page) => ({ page, shared }))
    },
    async ({ page, shared }, _, locale) => {
      const { items, ...place } = page
      return {
        params: { page: page.current === 1 ? undefined : String(page.current) },
        props: { page, ...shared },
        cacheKey: pageKey(place, shared, ...items, await getSiteWideContent(locale)),
      }
    },
  )
}
