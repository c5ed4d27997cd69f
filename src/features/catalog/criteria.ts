export const SORTS = ['default', 'price-asc', 'price-desc', 'name-asc', 'rating-desc'] as const
export type Sort = (typeof SORTS)[number]

/** The filters and sort order of a list; an empty string is no filter. */
export interface Criteria {
  readonly search: string
  /** A category's id. */
  readonly category: string
  readonly subCategory: string
  readonly sort: Sort
}

export const NO_FILTERS = { search: '', category: '', subCategory: '' } as const

export const NO_CRITERIA: Criteria = { ...NO_FILTERS, sort: 'default' }

export interface Choices {
  readonly categories: readonly string[]
  readonly subCategories: readonly string[]
}

const NAMES = { search: 'q', category: 'category', subCategory: 'type', sort: 'sort' } as const

/** Reads criteria from a query string; values that are not among the choices are ignored (LIST-05). */
export const criteriaFrom = (query: URLSearchParams, { categories, subCategories }: Choices): Criteria => {
  const known = (name: string, among: readonly string[]) =>
    among.find((value) => value === query.get(name)) ?? ''
  return {
    search: (query.get(NAMES.search) ?? '').slice(0, 100),
    category: known(NAMES.category, categories),
    subCategory: known(NAMES.subCategory, subCategories),
    sort: SORTS.find((sort) => sort === query.get(NAMES.sort)) ?? 'default',
  }
}

/** `query` with the criteria; empty ones are left out, other parameters stay. */
export const queryWith = (query: URLSearchParams, criteria: Criteria): URLSearchParams => {
  const next = new URLSearchParams(query)
  for (const [field, name] of Object.entries(NAMES)) {
    const value = criteria[field as keyof Criteria].trim()
    if (value && value !== 'default') next.set(name, value)
    else next.delete(name)
  }
  return next
}

export const hasNoCriteria = (criteria: Criteria): boolean =>
  queryWith(new URLSearchParams(), criteria).size === 0
