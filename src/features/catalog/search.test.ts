import { describe, expect, test } from 'vitest'
import { toCents } from '~/lib/money'
import { productOf } from '~/content/testing/contents'
import type { Kit, Product } from '~/content/types'
import { cardAt } from '~/features/catalog-index/catalog-index'
import { catalogIndexOf, categoriesWithProducts } from '~/features/catalog-index/make-index.server'
import { fold } from '~/features/catalog-index/words'
import { NO_CRITERIA, hasNoCriteria, criteriaFrom, queryWith } from './criteria'
import { searchable, searcher } from './search'

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
const KITS: Kit[] = [
  {
    ...productOf(),
    kind: 'kit',
    id: 'kit-bath',
    name: es('Kit de baño'),
    description: es('Para la ducha'),
    price: toCents(900),
    items: { value: ['Jabón sólido', 'Toalla'], lang: 'es' },
    contents: [],
    keywords: { value: ['aseo personal', '30 ml'], lang: 'es' },
  },
]
const SYNONYMS = [
  ['almohada', 'cojín', 'travel pillow'],
  ['óleo', 'aceite de coco'],
]
const INDEX = catalogIndexOf(PRODUCTS, KITS, CATEGORIES, SYNONYMS, 'es')
const find = await searcher(INDEX)
const idsAt = (rows: readonly number[]) => rows.map((i) => INDEX.ids[i])
const ids = (criteria: Partial<typeof NO_CRITERIA>) => idsAt(find({ ...NO_CRITERIA, ...criteria }).rows)
const nearest = (criteria: Partial<typeof NO_CRITERIA>) =>
  idsAt(find({ ...NO_CRITERIA, ...criteria }).nearest)

describe('catalog search', () => {
  test('LIST-02 tells which items only match by their description', () => {
    const described = (search: string) => idsAt([...find({ ...NO_CRITERIA, search }).described])
    expect(described('ducha')).toEqual(['kit-bath'])
    expect(described('aseo')).toEqual([])
    expect(described('baño ducha')).toEqual([])
    expect(described('jabón')).toEqual(['kit-bath'])
    expect(described('jabón 30 ml')).toEqual(['kit-bath'])
    expect(described('30 ml')).toEqual([])
    expect(described('')).toEqual([])
  })

  test.each([
    ['a', ['mask', 'soap'], ['soap']],
    ['A la', ['mask', 'soap'], ['soap']],
    ['para', ['mask', 'soap'], []],
    ['la a mano', ['soap'], ['soap']],
    ['al', ['mask'], []],
    ['mano', ['soap'], ['soap']],
    ['c', ['usb', 'soap'], ['soap']],
    ['usb c', ['usb'], []],
    ['xy', [], []],
  ])(
    'LIST-02 words that say nothing are found as beginnings, or in the descriptions if in no name: "%s"',
    async (search, found, described) => {
      const text = (value: string) => ({ description: es(value) })
      const index = catalogIndexOf(
        [
          product('mask', 'Antifaz', 100, text('Algodón para la siesta, a la medida')),
          product('soap', 'Jabón', 100, text('Para lavar a mano la camisa')),
          product('usb', 'Cable USB-C', 100, text('Mide un metro')),
        ],
        [],
        CATEGORIES,
        [],
        'es',
      )
      const result = (await searcher(index))({ ...NO_CRITERIA, search })
      expect(result.rows.map((row) => index.ids[row])).toEqual(found)
      expect([...result.described].map((row) => index.ids[row])).toEqual(described)
    },
  )

  test('LIST-02 finds name or description, without accents and in any case', () => {
    expect(ids({ search: 'solido jabon' })[0]).toBe('soap')
    expect(ids({ search: ' JABÓN ' })[0]).toBe('soap')
    expect(ids({ search: 'viaje: alm' })).toEqual(['pillow'])
    expect(ids({ search: 'nandu' })).toEqual(['brush'])
    expect(ids({ search: 'x'.repeat(99) })).toEqual([])
    expect(fold('ÑÁÜç')).toBe('nauc')
  })

  test('LIST-02 finds plurals, beginnings of words, typos and synonyms', () => {
    expect(ids({ search: 'almohadas' })).toEqual(['pillow'])
    expect(ids({ search: 'almo' })).toEqual(['pillow'])
    expect(ids({ search: 'almoada' })).toEqual(['pillow'])
    expect(ids({ search: 'sepiyo' })).toEqual(['brush'])
    expect(ids({ search: 'cojines' })).toEqual(['pillow'])
    expect(ids({ search: 'Pillow, Travel' })).toEqual(['pillow'])
    expect(ids({ search: 'aceite' })).toEqual(['oil'])
    expect(ids({ search: 'xy' })).toEqual([])
    expect(ids({ search: 'al mohada' })).toEqual(['pillow'])
    expect(ids({ search: 'jabonsolido' })).toEqual(['soap', 'kit-bath'])
    expect(ids({ search: 'oferta' })).toEqual(['oil'])
  })

  test.each([
    ['3.4 fl oz', ['tube']],
    ['3.4oz', ['tube']],
    ['3.4 onzas líquidas', ['tube']],
    ['3.4 oz líq. (100 mililitros)', ['tube']],
    ['3.4 fluid ounces', ['tube']],
    ['3,4 oz', ['tube']],
    ['3.4 fl', ['tube']],
    ['3.4 flu', ['tube']],
    ['100 mil', ['tube']],
    ['onzas', ['tube']],
    ['10L', ['bag']],
    ['10 lts', ['bag']],
    ['ten liters', ['bag']],
    ['diez litros', ['bag']],
    ['0,5 litros', ['flask']],
    ['.5 liter', ['flask']],
    ['1/2 litro', ['flask']],
    ['½ litro', ['flask']],
    ['½ l', ['flask']],
    ['500 ml', ['flask']],
    ['0.1 litro', ['tube']],
    ['0,1 l', ['tube']],
    ['100 cc', ['tube']],
    ['100cc', ['tube']],
    ['bolsa de 10 litros', ['bag']],
    ['20000 mAh', ['charger']],
    ['20 oz', []],
    ['4 oz', []],
    ['1 l', []],
    ['2000 mah', []],
    ['100', ['tube']],
    ['litros', ['flask', 'bag']],
  ])('LIST-02 a number with a unit is one word: "%s"', async (search, found) => {
    const index = catalogIndexOf(
      [
        product('tube', 'Tubo de 100 ml', 100),
        product('bag', 'Saco', 100, {
          details: { value: ['Bolsa de 10 litros', 'Hasta 20', 'oz'], lang: 'es' },
        }),
        product('charger', 'Cargador de 20,000 mAh', 100),
        product('flask', 'Pachón de 0.5 l', 100),
      ],
      [],
      CATEGORIES,
      [['100 ml', '3.4 oz']],
      'es',
    )
    const { rows } = (await searcher(index))({ ...NO_CRITERIA, search })
    expect(rows.map((row) => index.ids[row])).toEqual(found)
  })

  test('LIST-02 a search finds kits by name, keyword and contents, a list without one has products only', () => {
    expect(ids({ search: 'baño' })).toEqual(['kit-bath'])
    expect(ids({ search: 'aseo' })).toEqual(['kit-bath'])
    expect(ids({ search: 'jabón' })).toEqual(['soap', 'kit-bath'])
    expect(ids({ search: 'jabón', sort: 'price-desc' })).toEqual(['kit-bath', 'soap'])
    expect(ids({ sort: 'price-desc' })).not.toContain('kit-bath')
    expect(ids({ search: '¿?' })).toEqual([])
  })

  test('LIST-06 without a match, the nearest are matches in other categories, else items with some words', () => {
    expect(nearest({ search: 'almohada', category: 'toiletries' })).toEqual(['pillow'])
    expect(nearest({ search: 'almohada con motor' })).toEqual(['pillow'])
    expect(nearest({ search: 'motor' })).toEqual([])
    expect(nearest({ search: 'almohada' })).toEqual([])
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

test('LIST-08 a catalog is indexed once, however often the filters are cleared and set again', async () => {
  expect(await searchable(INDEX)).toBe(await searchable(INDEX))
})
