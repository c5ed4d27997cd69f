/**
 * Attributes of a `card-grid` of `count` cards. CSS cannot count them while the page is still arriving: the cards would
 * move with each new one.
 */
export const gridOf = (count: number) => ({ 'data-count': count })

/** The `sizes` of the pictures of its cards: two or three columns where others have four. */
export const sizesOf = (count: number): string =>
  [1, 2, 3, 6].includes(count)
    ? '(width<=40rem) 46vw,(width<=80rem) 31vw,25.25rem'
    : '(width<=40rem) 46vw,(width<=80rem) 23vw,18rem'

/** Attributes of its card at `index`: the last one of an odd number fills its row. */
export const cellOf = (index: number, count: number) => ({
  'data-alone': (count % 2 === 1 && index === count - 1) || undefined,
})
