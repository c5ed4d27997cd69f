import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { changeInPercent, figuresOf, type PaidOrder } from './figures'

const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' }
const order = (changes: Partial<PaidOrder> = {}): PaidOrder => ({
  paidAt: '2026-11-10T18:00:00Z',
  currency: 'USD',
  locale: 'es',
  total: 1005,
  discount: 0,
  refunded: 0,
  lost: 0,
  isCancelled: false,
  lines: [{ productId: 'prod-001', kind: 'product', name: 'Jabón', quantity: 2, amount: 1005 }],
  ...changes,
})

const someOrder = fc.record({
  paidAt: fc
    .date({
      min: new Date('2026-10-20T00:00:00Z'),
      max: new Date('2026-12-10T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString()),
  currency: fc.constantFrom('USD' as const, 'HNL' as const),
  locale: fc.constantFrom('es', 'en'),
  total: fc.nat(99_999_999),
  discount: fc.nat(10_000),
  refunded: fc.nat(10_000),
  lost: fc.nat(10_000),
  isCancelled: fc.boolean(),
  lines: fc.constant([]),
})

property.prop([fc.array(someOrder, { maxLength: 60 })])(
  'DESK-05 totals and days add up to the orders, to the cent, in each currency',
  (orders) => {
    const { currencies, orders: all } = figuresOf(orders, NOVEMBER)
    const start = Date.parse('2026-11-01T00:00:00-06:00')
    const end = Date.parse('2026-12-01T00:00:00-06:00')
    const own = orders.filter(({ paidAt }) => Date.parse(paidAt) >= start && Date.parse(paidAt) < end)
    expect(all).toBe(own.length)
    for (const currency of ['USD', 'HNL'] as const) {
      const expected = own.filter((one) => one.currency === currency)
      const found = currencies.find((one) => one.currency === currency)
      const sum = (field: 'total' | 'refunded' | 'lost' | 'discount') =>
        expected.reduce((amount, one) => amount + one[field], 0)
      expect(found?.revenue ?? 0).toBe(sum('total'))
      expect(found?.refunded ?? 0).toBe(sum('refunded'))
      expect(found?.lost ?? 0).toBe(sum('lost'))
      expect(found?.discount ?? 0).toBe(sum('discount'))
      expect(found?.days.reduce((amount, { revenue }) => amount + revenue, 0) ?? 0).toBe(sum('total'))
    }
  },
)

test('DESK-05 days are Honduran, and those without orders are included', () => {
  const { currencies } = figuresOf(
    [order({ paidAt: '2026-11-11T05:59:00Z' }), order({ paidAt: '2026-11-11T06:00:00Z', total: 1 })],
    { from: '2026-11-09', until: '2026-11-11' },
  )
  expect(currencies[0]?.days.map(({ day, revenue }) => [day, revenue])).toEqual([
    ['2026-11-09', 0],
    ['2026-11-10', 1005],
    ['2026-11-11', 1],
  ])
  expect(currencies[0]?.average).toBe(503)
})

test('DESK-05 what cancelled orders contained was not sold, though they are counted as orders', () => {
  const figures = figuresOf([order(), order({ isCancelled: true, refunded: 1005 })], NOVEMBER)
  expect(figures.orders).toBe(2)
  expect(figures.products.map(({ quantity }) => quantity)).toEqual([2])
})

test('DESK-05 products, kits, languages and codes are ranked', () => {
  const kit = { productId: 'kit-001', kind: 'kit', name: 'Kit', quantity: 1, amount: 1 } as const
  const figures = figuresOf(
    [
      order({ discount: 5, discountCode: 'RUMBO' }),
      order({ locale: 'en', lines: [kit, { ...kit, productId: 'prod-002', kind: 'product', quantity: 3 }] }),
      order({ discount: 5, discountCode: 'RUMBO' }),
    ],
    NOVEMBER,
  )
  expect(figures.products.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['prod-001', 4],
    ['prod-002', 3],
  ])
  expect(figures.kits.map(({ id }) => id)).toEqual(['kit-001'])
  expect(figures.codes).toEqual([{ code: 'RUMBO', orders: 2 }])
  expect(figures.languages).toEqual([
    { locale: 'es', orders: 2 },
    { locale: 'en', orders: 1 },
  ])
})

test('DESK-05 a change is in percent of the period before', () => {
  expect(changeInPercent(125, 100)).toBe(25)
  expect(changeInPercent(0, 100)).toBe(-100)
  expect(changeInPercent(5, 0)).toBeUndefined()
})
