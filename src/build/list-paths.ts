import { pageKeys } from './page-key'
import { getSettings } from '~/content/settings'
import type { Product } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { inEveryLocale } from '~/i18n/routes'
import { pagesOf } from '~/lib/paging'

interface List<Shared extends object> {
  readonly products: readonly Product[]
  /** What else every page of the list shows, settings aside. */
  readonly shared: Shared
}

/** `getStaticPaths` of a list in pages, for a file `[...page].astro`: the first page has the list's own address. */
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
        cacheKey: pageKey(place, shared, ...items, await getSettings(locale)),
      }
    },
  )
}
