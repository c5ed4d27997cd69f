import { describe, expect, test } from 'vitest'
import { toCents } from '~/lib/money'
import { productOf } from '~/content/testing/contents'
import type { Product } from '~/content/types'
import { cardAt, catalogIndexOf, categoriesWithProducts } from '~/features/catalog-index/catalog-index'
import { NO_CRITERIA, hasNoCriteria, criteriaFrom, queryWith } from './criteria'
import { fold, searcher } from './search'

const es = (value: string) => ({ value, lang: 'es' as const })
const category = (id: string) => ({ id, name: es(id) })
const CATEGORIES = [category('toiletries'), category('comfort'), category('health')]

const product = (id: string, name: string, price: number, more: Partial<Product> = {}): Product =>
  productOf({
    id,
    name: es(name),
    description: es(`Para el viaje: ${name}`),
    category: category('toiletries'),
    price: toCents(price),
    ...more,
  })

const PRODUCTS = [
  product('soap', 'Jabón sólido', 375, { rating: 4.9, reviews: 10, subCategory: 'body-care' }),
  product('pillow', 'Almohada', 1990, { category: category('comfort'), rating: 4.9, reviews: 30 }),
  product('brush', 'Ñandú de cepillo', 131),
  product('oil', 'Óleo', 1500, { rating: 3, originalPrice: toCents(2000) }),
]
const INDEX = catalogIndexOf(PRODUCTS, [], CATEGORIES, 'es')
const find = searcher(INDEX)
const ids = (criteria: Partial<typeof NO_CRITERIA>) =>
  find({ ...NO_CRITERIA, ...criteria }).map((i) => INDEX.ids[i])

describe('catalog search', () => {
  test('LIST-02 finds name or description, without accents and in any case', () => {
    expect(ids({ search: 'jabon' })).toEqual(['soap'])
    expect(ids({ search: ' JABÓN ' })).toEqual(['soap'])
    expect(ids({ search: 'viaje: alm' })).toEqual(['pillow'])
    expect(ids({ search: 'nandu' })).toEqual(['brush'])
    expect(ids({ search: 'x'.repeat(99) })).toEqual([])
    expect(fold('ÑÁÜç')).toBe('nauc')
  })

  test('LIST-03 only categories with products can be chosen, and they filter', () => {
    expect(categoriesWithProducts(CATEGORIES, PRODUCTS).map(({ id }) => id)).toEqual([
      'toiletries',
      'comfort',
    ])
    expect(ids({ category: 'comfort' })).toEqual(['pillow'])
    expect(ids({ subCategory: 'body-care' })).toEqual(['soap'])
  })

  test('LIST-04 sorts by price, by name as the language does, by rating with the unrated last', () => {
    expect(ids({})).toEqual(['soap', 'pillow', 'brush', 'oil'])
    expect(ids({ sort: 'price-asc' })).toEqual(['brush', 'soap', 'oil', 'pillow'])
    expect(ids({ sort: 'price-desc' })).toEqual(['pillow', 'oil', 'soap', 'brush'])
    expect(ids({ sort: 'name-asc' })).toEqual(['pillow', 'soap', 'brush', 'oil'])
    expect(ids({ sort: 'rating-desc' })).toEqual(['pillow', 'soap', 'oil', 'brush'])
  })

  test('LIST-01 a row of the index shows what the card of the page shows', () => {
    expect(cardAt(INDEX, 3, 'Kits')).toMatchObject({
      id: 'oil',
      price: 1500,
      originalPrice: 2000,
      rating: 3,
      reviews: undefined,
      category: 'toiletries',
    })
    expect(cardAt(INDEX, 2, 'Kits')).toMatchObject({
      id: 'brush',
      rating: undefined,
      originalPrice: undefined,
    })
  })
})

describe('criteria in the URL', () => {
  const choices = { categories: ['comfort', 'toiletries'], subCategories: ['body-care'] }

  test('LIST-05 unknown values are ignored', () => {
    const odd = new URLSearchParams('category=weapons&sort=random&type=x&q=')
    expect(criteriaFrom(odd, choices)).toEqual(NO_CRITERIA)
    expect(criteriaFrom(new URLSearchParams('category=comfort&sort=price-asc&q=al'), choices)).toEqual({
      search: 'al',
      category: 'comfort',
      subCategory: '',
      sort: 'price-asc',
    })
  })

  test('LIST-05 criteria are added to the query, other parameters stay', () => {
    const query = queryWith(new URLSearchParams('utm=1&q=old'), { ...NO_CRITERIA, category: 'comfort' })
    expect(query.toString()).toBe('utm=1&category=comfort')
    expect(hasNoCriteria(criteriaFrom(query, choices))).toBe(false)
    expect(hasNoCriteria({ ...NO_CRITERIA, search: '  ' })).toBe(true)
  })
})
