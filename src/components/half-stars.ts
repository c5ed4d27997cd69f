/** How many half stars a rating from 0 to 5 has, 0 to 10; undefined for any other value (CARD-02). */
export const halfStarsOf = (rating: unknown): number | undefined =>
  typeof rating === 'number' && rating >= 0 && rating <= 5 ? Math.round(rating * 2) : undefined
