import { getContentWithoutProducts } from '~/content/without-products'
import type { Locale } from '~/i18n/locales'
import { inEveryLocale } from '~/i18n/routes'
import { pageKeys } from './page-key'

/** Makes the `cacheKey` of pages that show no products, kits or reviews except those in `more`. */
export const keysWithoutProducts = () => {
  const pageKey = pageKeys()
  return async (locale: Locale, ...more: readonly object[]) =>
    pageKey(...(await getContentWithoutProducts(locale)), ...more)
}

/** `getStaticPaths` of a page of this kind that exists once in each language. */
export const pathsWithoutProducts = () => {
  const keyOf = keysWithoutProducts()
  return inEveryLocale(
    () => [{}],
    async (props, _, locale) => ({ props, cacheKey: await keyOf(locale) }),
  )
}
