import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pick } from '~/i18n/pick'

/** The texts of a `ProductCard`. */
export const cardMessages = (locale: Locale) => {
  const { cart, catalog, catalogPages, common, wishlist } = MESSAGES[locale]
  return {
    cart: pick(cart, 'add', 'addNamed', 'addShort', 'onlyLeft', 'soldOut'),
    catalog: pick(catalog, 'sale'),
    common: pick(common, 'boughtSeparately', 'nowPrice', 'stars', 'unrated', 'wasPrice'),
    sales: pick(catalogPages.sales, 'off'),
    wishlist: pick(wishlist, 'heart'),
  }
}

/** The texts of `ProductBrowser`. */
export const browserMessages = (locale: Locale) => {
  const { catalog, common, help, layout } = MESSAGES[locale]
  const card = cardMessages(locale)
  return {
    ...card,
    pages: { ...pick(layout.nav, 'esim', 'agent'), ...pick(help, 'help'), tracking: layout.trackOrder },
    common: { ...card.common, ...pick(common, 'islandError', 'loading') },
    catalog: pick(
      catalog,
      'allCategories',
      'allSubCategories',
      'category',
      'clearFilters',
      'described',
      'empty',
      'emptyHint',
      'nearest',
      'others',
      'filters',
      'indexFailed',
      'kits',
      'more',
      'results',
      'resultsFor',
      'retry',
      'sale',
      'search',
      'searchPlaceholder',
      'showAll',
      'showMore',
      'sort',
      'sorts',
      'subCategories',
      'subCategory',
    ),
  }
}

export type CardMessages = ReturnType<typeof cardMessages>
export type BrowserMessages = ReturnType<typeof browserMessages>
