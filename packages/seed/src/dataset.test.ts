import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { orderDocument } from '~/features/orders/order.server'
import { category as categoryType } from '~/content/model/category'
import { activity } from '~/content/model/activity'
import { destination } from '~/content/model/destination'
import { leg } from '~/content/model/leg'
import { packingItem } from '~/content/model/packing-item'
import { siteSettings } from '~/content/model/site-settings'
import { trackingRecord } from '~/features/orders/tracking-record'
import { isOriginalPrice, isPrice } from '../../../studio/schemaTypes/rules/price'
import { countsSeveral } from '../../../studio/schemaTypes/rules/reason'
import { categories } from './catalog/categories'
import { kits } from './catalog/kits'
import { products } from './catalog/products'
import { missingImages, seedText } from './dataset'
import { orders } from './orders'
import { queriedSeed } from './testing/queried'
import { packingItems as items } from './trips/items'

const withId = <Document extends { slug: { current: string } }>(document: Document) => ({
  ...document,
  id: document.slug.current,
})

describe('the seed', () => {
  test('CMS-02 the committed dataset is up to date, otherwise run "npm run seed"', () => {
    expect(readFileSync(new URL('../dataset/dataset.ndjson', import.meta.url), 'utf8')).toBe(seedText())
  })

  test('CMS-02 all referenced pictures exist', () => {
    expect(missingImages()).toEqual([])
  })

  test('PLAN-08 a packing item that the shop sells weighs as much as its product', () => {
    const weights = new Map(products.map(({ _id, facts }) => [_id, facts.weightGrams]))
    const sold = items.filter(({ product }) => product)
    expect(sold.map(({ _id, grams }) => [_id, grams])).toEqual(
      sold.map(({ _id, product }) => [_id, weights.get(product?._ref ?? '')]),
    )
    expect(sold).not.toEqual([])
  })

  test('PLAN-08 no reason of a packing item has a plural after 1', () => {
    for (const { slug, rules } of items)
      for (const rule of rules) expect(countsSeveral(rule), slug.current).toBe(true)
  })

  test('CMS-02 ids are unique and references exist', () => {
    const documents = seedText()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { _id: string })
    const ids = new Set(documents.map((document) => document._id))
    const references = [...seedText().matchAll(/"_ref":"([^"]+)"/g)].map((match) => match[1])
    expect(references.filter((reference) => !ids.has(reference ?? ''))).toEqual([])
    expect(ids.size).toBe(documents.length)
  })
})

describe('the catalog', () => {
  test.each(products)('CMS-01 $_id is valid', (product) => {
    expect(isPrice(product.price)).toBe(true)
    expect(isOriginalPrice(product.originalPrice, product)).toBe(true)
    expect(product.details.es.length).toBe(product.details.en.length)
    expect(product.details.es.length).toBeGreaterThanOrEqual(4)
    expect(categories.map((category) => category._id)).toContain(product.category._ref)
  })

  test.each([...products, ...kits])('PROD-01 $_id has a picture and its weight', ({ pictures, facts }) => {
    expect(pictures.length).toBeGreaterThan(0)
    expect(facts.weightGrams).toBeGreaterThan(0)
  })

  test('HOME-03 at least four products are not on sale', () => {
    expect(products.filter((product) => !product.isSale).length).toBeGreaterThanOrEqual(4)
  })

  test('KIT-01 the items of kits are in the catalog, in both languages', () => {
    for (const language of ['es', 'en'] as const) {
      const names = products.map((product) => product.name[language])
      for (const kit of kits) expect(names).toEqual(expect.arrayContaining([...kit.items[language]]))
    }
  })

  test.each(kits)('KIT-01 $_id costs less than its items', (kit) => {
    const parts = products.filter(({ _id }) => kit.contents.some(({ _ref }) => _ref === _id))
    expect(parts.map(({ name }) => name.es).toSorted()).toEqual(kit.items.es.toSorted())
    expect(kit.price).toBeLessThan(parts.reduce((sum, product) => sum + product.price, 0))
  })

  test('CMS-05 the site accepts categories and settings', async () => {
    for (const category of categories)
      expect(categoryType.schema.safeParse(withId(category)).success).toBe(true)
    expect(await queriedSeed(siteSettings)).toHaveLength(1)
  })
})

describe('the trip planner', async () => {
  const destinations = await queriedSeed(destination)
  const legs = await queriedSeed(leg)
  const activities = await queriedSeed(activity)
  const packingItems = await queriedSeed(packingItem)
  const places = destinations.map(({ id }) => id)

  test('PLAN-13 there are at least 12 destinations, 60 activities and 80 packing items, and the site accepts all', () => {
    expect(destinations.length).toBeGreaterThanOrEqual(12)
    expect(activities.length).toBeGreaterThanOrEqual(60)
    expect(packingItems.length).toBeGreaterThanOrEqual(80)
  })

  test('PLAN-13 every destination has facts with a source, and an activity', () => {
    for (const { id, coordinates, climate, source } of destinations) {
      expect(coordinates && climate && source, id).toBeTruthy()
      for (const { high, low } of climate ?? []) expect(high).toBeGreaterThan(low)
      expect(activities.filter(({ place }) => place === id).length, id).toBeGreaterThanOrEqual(3)
    }
  })

  test('PLAN-13 legs connect all destinations', () => {
    const reached = new Set(['san-pedro-sula'])
    for (let before = 0; before < reached.size;) {
      before = reached.size
      for (const { from, to } of legs)
        if (reached.has(from) || reached.has(to)) {
          reached.add(from)
          reached.add(to)
        }
    }
    expect([...reached].sort()).toEqual([...places].sort())
  })
})

test.each([
  ['TRK-DEMO-TRANSIT', 'in_transit'],
  ['TRK-DEMO-DELIVERED', 'delivered'],
  ['TRK-DEMO-PROCESSING', 'processing'],
])('TRACK-04 %s is %s', (number, status) => {
  const order = orderDocument.parse(orders.find((document) => document.trackingNumber === number))
  expect(trackingRecord(order, 'es')).toMatchObject({ trackingNumber: number, currentStatus: status })
  expect(order.total).toBe(order.subtotal + order.shipping)
})
