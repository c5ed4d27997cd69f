/** Public ids of products and kits, oldest first. */
export type Wishlist = readonly string[]

export const MAX_WISHES = 100

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u.test(value)

/** The valid ids, without duplicates, at most {@link MAX_WISHES}. */
const clean = (ids: readonly unknown[]): Wishlist => [...new Set(ids.filter(isId))].slice(0, MAX_WISHES)

/** Parses the stored list, keeping valid ids and dropping the rest. Never throws. */
export const parseWishlist = (text: string | undefined): Wishlist => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? clean(value) : []
  } catch {
    return []
  }
}

export const has = (list: Wishlist, id: string): boolean => list.includes(id)

/** Adds `id`, or removes it if it is there. Nothing is added to a full list. */
export const toggle = (list: Wishlist, id: string): Wishlist =>
  has(list, id) ? list.filter((other) => other !== id) : clean([...list, id])

/** `list` with `id` at the place it had in `before`. */
export const restore = (list: Wishlist, before: Wishlist, id: string): Wishlist =>
  has(list, id) || !has(before, id) ? list : clean(list.toSpliced(before.indexOf(id), 0, id))

/** Both lists in one, `list` first. */
export const merge = (list: Wishlist, others: Wishlist): Wishlist => clean([...list, ...others])

/** The query of a link to this list: `?items=prod-001,kit-002`. It does not identify the owner. */
export const shareQuery = (list: Wishlist): string => `?items=${list.map(encodeURIComponent).join(',')}`

/** The list in a link's query, or undefined. */
export const sharedIn = (query: string): Wishlist | undefined => {
  const items = new URLSearchParams(query).get('items')
  const list = items === null ? [] : clean(items.split(','))
  return list.length > 0 ? list : undefined
}
