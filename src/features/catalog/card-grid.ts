/**
 * Attributes of a `card-grid` of `count` cards. CSS cannot count them while the page is still arriving: the cards would
 * move with each new one.
 */
export const gridOf = (count: number) => ({ 'data-count': count })

/** Attributes of its card at `index`: the last one of an odd number fills its row. */
export const cellOf = (index: number, count: number) => ({
  'data-alone': (count % 2 === 1 && index === count - 1) || undefined,
})
