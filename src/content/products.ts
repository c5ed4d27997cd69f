import type { Locale } from '~/i18n/locales'
import { contentIn, perLocale } from './collections'
import { availability } from './model/availability'
import { category } from './model/category'
import { kit } from './model/kit'
import { product } from './model/product'
import { withReviews } from './reviews'
import { separatePriceOf } from './kit-contents'
import type { Kit, Sellable } from './types'

/** Every category in the editors' order, with or without products. */
export const getCategories = perLocale((locale) => contentIn(category, locale))

/** Every product in the editors' order. */
export const getProducts = perLocale((locale) =>
  contentIn(product, locale).then(withReviews(locale)).then(withAvailability(locale)),
)

/** Every kit in the editors' order, with what its products cost bought separately. */
export const getKits = perLocale(async (locale) => {
  const kits = await contentIn(kit, locale).then(withReviews(locale)).then(withAvailability(locale))
  const products = await getProducts(locale)
  return kits.map((one): Kit => ({ ...one, separatePrice: separatePriceOf(one, products) }))
})

const getAvailability = perLocale(
  async (locale) => new Map((await contentIn(availability, locale)).map(({ item, left }) => [item, left])),
)

/** Adds the number left to items that are counted and running out. */
const withAvailability =
  (locale: Locale) =>
  async <Item extends { readonly id: string }>(items: readonly Item[]): Promise<Sellable<Item>[]> => {
    const left = await getAvailability(locale)
    // The same object where nothing is added, so that values memoized for it stay usable when others change.
    return items.map((item) => (left.has(item.id) ? { ...item, left: left.get(item.id) } : item))
  }
