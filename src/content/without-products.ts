import { contentIn, perLocale } from './collections'
import { CONTENT_TYPES } from './model'
import { availability } from './model/availability'
import { kit } from './model/kit'
import { product } from './model/product'
import { review } from './model/review'

const OF_PRODUCTS: readonly (typeof CONTENT_TYPES)[number][] = [product, kit, availability, review]

/** All content but products, kits, and what belongs to them: for the keys of pages that show none of it. */
export const getContentWithoutProducts = perLocale(async (locale) => {
  const types = CONTENT_TYPES.filter((type) => !OF_PRODUCTS.includes(type))
  return (await Promise.all(types.map((type) => contentIn(type, locale)))).flat()
})
