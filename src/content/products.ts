import { contentIn, perLocale } from './collections'
import { category } from './model/category'
import { kit } from './model/kit'
import { product } from './model/product'

/** Every category in the editors' order, with or without products. */
export const getCategories = perLocale((locale) => contentIn(category, locale))

/** Every product in the editors' order. */
export const getProducts = perLocale((locale) => contentIn(product, locale))

export const getKits = perLocale((locale) => contentIn(kit, locale))
