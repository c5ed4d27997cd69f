import { expect, test } from 'vitest'
import type { PackedItem } from './packing'
import { shoppingFor } from './shopping'

const item = (id: string, product: string, quantity = 1): PackedItem => ({
  id,
  name: id,
  group: 'sun',
  quantity,
  grams: 100,
  milliliters: 0,
  place: 'checked',
  rule: 'any',
  isBattery: false,
  isMust: true,
  reasons: ['because'],
  product,
})

const ITEMS = [item('hat', 'prod-hat'), item('soap', 'prod-soap', 3), item('lock', 'prod-lock')]
const offers = (left: Readonly<Record<string, number>> = {}) =>
  new Map(
    ['hat', 'soap', 'lock'].map((name) => {
      const id = `prod-${name}`
      return [id, { id, price: 1000, left: left[id] }]
    }),
  )

test('PLAN-10 sold-out items are named, but neither bought nor counted in the total', () => {
  const shopping = shoppingFor(ITEMS, new Set(), offers({ 'prod-hat': 0, 'prod-soap': 2 }), [])
  expect(shopping.soldOut).toEqual(['prod-hat'])
  expect(shopping.purchases).toEqual([
    { product: 'prod-soap', quantity: 2 },
    { product: 'prod-lock', quantity: 1 },
  ])
  expect(shopping.total).toBe(3000)
})

test('PLAN-10 items that the shop no longer sells are not bought, and a sold-out kit is not suggested', () => {
  const all = offers()
  all.delete('prod-hat')
  all.set('kit', { id: 'kit', price: 1500, left: 0 })
  const kits = [{ id: 'kit', products: ['prod-soap', 'prod-lock'] }]
  const shopping = shoppingFor(ITEMS, new Set(), all, kits)
  expect(shopping.purchases.map(({ product }) => product)).toEqual(['prod-soap', 'prod-lock'])
  expect(shopping.kits).toEqual([])
  expect(
    shoppingFor(ITEMS, new Set(), all.set('kit', { id: 'kit', price: 1500, left: 3 }), kits).kits,
  ).toEqual([{ kit: 'kit', products: ['prod-soap', 'prod-lock'], saves: 500 }])
  const other = [{ id: 'kit', products: ['prod-soap', 'prod-lock', 'prod-mask'] }]
  expect(shoppingFor(ITEMS, new Set(), all, other).kits, 'a kit for another trip').toEqual([])
})
