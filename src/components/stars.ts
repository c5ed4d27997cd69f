export type Star = 'full' | 'half' | 'empty'

/** Five stars for a rating from 0 to 5, rounded to halves; none for any other value (CARD-02). */
export const starsOf = (rating: unknown): readonly Star[] => {
  if (typeof rating !== 'number' || !(rating >= 0 && rating <= 5)) return []
  const halves = Math.round(rating * 2)
  return Array.from({ length: 5 }, (_, i) =>
    halves >= 2 * i + 2 ? 'full' : halves === 2 * i + 1 ? 'half' : 'empty',
  )
}
