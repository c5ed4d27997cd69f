import { beforeAll, describe, expect, test } from 'vitest'
import { inOneLanguage } from '~/content/in-one-language'
import { category } from '~/content/model/category'
import { kit } from '~/content/model/kit'
import { product } from '~/content/model/product'
import { siteSettings } from '~/content/model/site-settings'
import type { Kit, Product } from '~/content/types'
import { catalogIndexOf } from '~/features/catalog-index/make-index.server'
import { NO_CRITERIA } from '~/features/catalog/criteria'
import { type Searcher, searcher } from '~/features/catalog/search'
import { LOCALES, type Locale } from '~/i18n/locales'
import { queriedSeed } from './testing/queried'

/** Measures that no product has. */
const NOWHERE = ['20 oz', '20oz', '32 oz', '1000 mAh', '2 l']

/** What people type, and the product or kit that must come first. */
const QUERIES: Readonly<Record<Locale, readonly (readonly [query: string, first: string])[]>> = {
  es: [
    ['protector solar', 'prod-005'],
    ['bloqueador', 'prod-005'],
    ['bloqueador 3.4oz', 'prod-005'],
    ['3.4 oz repelente', 'prod-015'],
    ['crema para el sol', 'prod-005'],
    ['zancudo', 'prod-015'],
    ['zancudos', 'prod-015'],
    ['sancudo', 'prod-015'],
    ['mosquito', 'prod-015'],
    ['repelente', 'prod-015'],
    ['off', 'prod-015'],
    ['jejenes', 'prod-015'],
    ['power bank', 'prod-011'],
    ['bateria portatil', 'prod-011'],
    ['cargador de celular', 'prod-011'],
    ['champú', 'prod-010'],
    ['shampoo', 'prod-010'],
    ['champu solido', 'prod-010'],
    ['jabon', 'prod-006'],
    ['jabones de coco', 'prod-006'],
    ['enchufe', 'prod-012'],
    ['adaptador de corriente', 'prod-012'],
    ['audifonos', 'prod-013'],
    ['audífnos', 'prod-013'],
    ['pachón', 'prod-020'],
    ['botella de agua', 'prod-020'],
    ['candado para maleta', 'prod-001'],
    ['porta equipaje', 'prod-002'],
    ['cubos de empaque', 'prod-002'],
    ['alcohol en gel', 'prod-008'],
    ['suero oral', 'prod-016'],
    ['primeros auxilios', 'prod-014'],
    ['almoada', 'prod-017'],
    ['kit de playa', 'kit-001'],
    ['locion para zancudos', 'prod-015'],
    ['bloqueador para niños', 'prod-005'],
    ['mochila impermeable', 'prod-003'],
    ['perfumero', 'prod-009'],
    ['candado de viaje', 'prod-001'],
    ['kit de avión', 'kit-003'],
    ['3.4 fl oz', 'prod-005'],
    ['3.4 onzas', 'prod-005'],
    ['100 mililitros', 'prod-005'],
    ['10L', 'prod-003'],
    ['botella de 500ml', 'prod-020'],
    ['500 ml', 'prod-020'],
    ['17 oz', 'prod-020'],
    ['SPF 30', 'prod-005'],
  ],
  en: [
    ['sunscreen 3.4oz', 'prod-005'],
    ['sunscreen', 'prod-005'],
    ['sunblock', 'prod-005'],
    ['reef safe sun cream', 'prod-005'],
    ['sunscren', 'prod-005'],
    ['bug spray', 'prod-015'],
    ['Off', 'prod-015'],
    ['mosquito', 'prod-015'],
    ['insect repelent', 'prod-015'],
    ['mosquitoes', 'prod-015'],
    ['power bank', 'prod-011'],
    ['powerbank', 'prod-011'],
    ['portable phone charger', 'prod-011'],
    ['shampoo', 'prod-010'],
    ['shampoo bars', 'prod-010'],
    ['soap', 'prod-006'],
    ['outlet', 'prod-012'],
    ['plug adapter', 'prod-012'],
    ['adaptor', 'prod-012'],
    ['headphones', 'prod-013'],
    ['water bottle', 'prod-020'],
    ['bottle water', 'prod-020'],
    ['luggage lock', 'prod-001'],
    ['packing cubes', 'prod-002'],
    ['waterproof bag', 'prod-003'],
    ['luggage tags', 'prod-004'],
    ['hand sanitiser', 'prod-008'],
    ['first aid', 'prod-014'],
    ['band-aids', 'prod-014'],
    ['travel pillow', 'prod-017'],
    ['ear plugs', 'prod-018'],
    ['hiking kit', 'kit-002'],
    ['travel adapter', 'prod-012'],
    ['travel size shampoo', 'prod-010'],
    ['noise cancelling headphones', 'prod-013'],
    ['compression bags', 'prod-002'],
    ['neck pillow for plane', 'prod-017'],
    ['deet', 'prod-015'],
    ['3.4 fl oz', 'prod-005'],
    ['3.4 ounces', 'prod-005'],
    ['100 milliliters', 'prod-005'],
    ['10L dry bag', 'prod-003'],
    ['500 ml', 'prod-020'],
    ['FPS 30', 'prod-005'],
  ],
}

/** Searches, and all that they name: what only mentions the words is apart. */
const NAMED: readonly (readonly [search: string, named: readonly string[]])[] = [
  ['perfume', ['prod-009']],
  ['repellent', ['prod-015']],
  ['hat', ['prod-019']],
  ['3.4 oz sunscreen', ['prod-005']],
  ['3.4 oz', ['prod-005', 'prod-015']],
  ['3.4 fl', ['prod-005', 'prod-015']],
  ['3.4 flu', ['prod-005', 'prod-015']],
  ['3.4 fluid ounces', ['prod-005', 'prod-015']],
  ['3,4 oz', ['prod-005', 'prod-015']],
  ['onzas', ['prod-005', 'prod-008', 'prod-015']],
  ['10 lts', ['prod-003']],
  ['ten liters', ['prod-003']],
]

/** Ways to write a measure that only a detail has. */
const HALF_A_LITER = [
  '500 ml',
  '500 mil',
  '500 cc',
  '0,5 litros',
  '.5 liter',
  '1/2 litro',
  '½ litro',
  '½ liter',
  '½ l',
]

/** Ways to write 100 ml. */
const TENTH_OF_A_LITER = ['0.1 litro', '0.1 liter', '0.1 l', '100 cc', '100cc']

describe.each(LOCALES)('the search over the seed in %s', (locale) => {
  let find: Searcher
  let ids: readonly string[]
  let translations: readonly (Product | Kit)[]
  beforeAll(async () => {
    const [products, kits, categories, [settings]] = [
      await queriedSeed(product),
      await queriedSeed(kit),
      await queriedSeed(category),
      await queriedSeed(siteSettings),
    ]
    const sold = [...products, ...kits]
    translations = LOCALES.filter((other) => other !== locale).flatMap((other) =>
      sold.map((content) => inOneLanguage(content, other)),
    )
    const index = catalogIndexOf(
      products.map((content) => inOneLanguage(content, locale)),
      kits.map((content) => inOneLanguage(content, locale)),
      categories.map((content) => inOneLanguage(content, locale)),
      settings?.synonyms ?? [],
      locale,
      translations,
    )
    ids = index.ids
    find = await searcher(index)
  })

  test.each(QUERIES[locale])('LIST-02 "%s" finds %s first', (search, first) => {
    const { rows } = find({ ...NO_CRITERIA, search })
    expect(rows.map((row) => ids[row])[0]).toBe(first)
  })
  test.each(NAMED)('LIST-02 "%s" names %j', (search, named) => {
    const { rows, described } = find({ ...NO_CRITERIA, search })
    expect(rows.filter((row) => !described.has(row)).map((row) => ids[row])).toEqual(named)
  })
  test.each(HALF_A_LITER)('LIST-02 "%s" finds half a liter', (search) => {
    expect(find({ ...NO_CRITERIA, search }).rows.map((row) => ids[row])).toEqual(['prod-020'])
  })
  test.each(TENTH_OF_A_LITER)('LIST-02 "%s" finds what "100 ml" finds', (search) => {
    const rows = (text: string) => find({ ...NO_CRITERIA, search: text }).rows
    expect(rows(search)).toEqual(rows('100 ml'))
  })
  test('LIST-02 the name of a product or kit in the other language finds it first', () => {
    const firsts = translations.map(({ name }) => {
      const [first] = find({ ...NO_CRITERIA, search: name.value }).rows
      return first === undefined ? undefined : ids[first]
    })
    expect(firsts).toEqual(translations.map(({ id }) => id))
  })
  test.each(NOWHERE)('LIST-02 "%s" finds nothing', (search) => {
    expect(find({ ...NO_CRITERIA, search })).toMatchObject({ rows: [], nearest: [] })
  })
})
