/** The average rating with one decimal, as shown. */
export const averageOf = (reviews: readonly { readonly rating: number }[]): number =>
  Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10
