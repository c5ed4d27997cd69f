const PAGE_SIZE = 24

export interface Page<Item> {
  readonly items: readonly Item[]
  /** From 1. */
  readonly current: number
  readonly last: number
  readonly total: number
}

/** Splits `items` into pages; an empty list is one empty page. */
export const pagesOf = <Item>(items: readonly Item[], size = PAGE_SIZE): Page<Item>[] => {
  const last = Math.max(1, Math.ceil(items.length / size))
  return Array.from({ length: last }, (_, i) => ({
    items: items.slice(i * size, (i + 1) * size),
    current: i + 1,
    last,
    total: items.length,
  }))
}

/** The first page has no page number in its URL. */
export const pageAddress = (list: string, page: number) => (page === 1 ? list : `${list}/${page}`)
