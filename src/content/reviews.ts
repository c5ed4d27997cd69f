import { averageOf } from './average'
import { contentIn, perLocale } from './collections'
import { review } from './model/review'
import type { Review } from './types'

const getReviews = perLocale(async (locale) =>
  Map.groupBy(await contentIn(review, locale), ({ item }) => item),
)

/** The published reviews of a product or kit, those in the reader's language first, newest first. */
export const getReviewsOf = async (
  item: string,
  locale: Parameters<typeof getReviews>[0],
): Promise<readonly Review[]> => {
  const reviews = (await getReviews(locale)).get(item) ?? []
  return [
    ...reviews.filter((one) => one.locale === locale),
    ...reviews.filter((one) => one.locale !== locale),
  ]
}

/** Rating and count from published reviews; imported figures are used only where there are none (REVIEW-02). */
export const withReviews =
  (locale: Parameters<typeof getReviews>[0]) =>
  async <Item extends { readonly id: string }>(items: readonly Item[]): Promise<Item[]> => {
    const reviews = await getReviews(locale)
    return items.map((item) => {
      const own = reviews.get(item.id)
      return own ? { ...item, rating: averageOf(own), reviews: own.length } : item
    })
  }
