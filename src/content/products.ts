import type { z } from 'zod'
import type { Locale } from '~/i18n/locales'
import { entriesOf, listIn, perLocale } from './collections'
import { textIn } from '~/i18n/localized'
import { pictureIn } from './picture'
import { categorySchema, kitSchema, productSchema } from './schemas'
import type { Category, Kit, Product } from './types'

/** Every category in the editors' order, with or without products. */
export const getCategories = perLocale(async (locale): Promise<Category[]> =>
  (await entriesOf('categories', categorySchema)).map(({ id, name }) => ({ id, name: textIn(name, locale) })),
)

/** Every product in the editors' order. */
export const getProducts = perLocale(async (locale): Promise<Product[]> => {
  const categories = new Map((await getCategories(locale)).map((category) => [category.id, category]))
  const entries = await entriesOf('products', productSchema)
  return entries.map((entry) => {
    const category = categories.get(entry.category)
    if (!category)
      throw new Error(`Document "${entry._id}" field "category": "${entry.category}" does not exist`)
    return productIn(entry, category, locale)
  })
})

const productIn = (entry: z.infer<typeof productSchema>, category: Category, locale: Locale): Product => ({
  kind: 'product',
  id: entry.id,
  name: textIn(entry.name, locale),
  description: textIn(entry.description, locale),
  category,
  subCategory: entry.subCategory,
  price: entry.price,
  originalPrice:
    entry.isSale && entry.originalPrice && entry.originalPrice > entry.price
      ? entry.originalPrice
      : undefined,
  rating: entry.rating,
  reviews: entry.reviews,
  details: listIn(entry.details, locale),
  picture: pictureIn(entry.picture, locale),
  updatedAt: entry._updatedAt,
})

export const getKits = perLocale(async (locale): Promise<Kit[]> =>
  (await entriesOf('kits', kitSchema)).map((entry) => ({
    kind: 'kit',
    id: entry.id,
    name: textIn(entry.name, locale),
    description: textIn(entry.description, locale),
    price: entry.price,
    rating: entry.rating,
    reviews: entry.reviews,
    items: listIn(entry.items, locale),
    picture: pictureIn(entry.picture, locale),
    updatedAt: entry._updatedAt,
  })),
)
