import { test as property } from '@fast-check/vitest'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '~/lib/money'
import {
  type Cart,
  type CartProduct,
  EMPTY,
  MAX_QUANTITY,
  add,
  decrease,
  itemCount,
  quantityOf,
  remove,
  restore,
  setQuantity,
  subtotal,
} from './cart'
import { parseStoredCart } from './stored-cart'

const product = (id: string, price = 375): CartProduct => ({
  id,
  kind: 'product',
  name: `Name of ${id}`,
  price: toCents(price),
  imageUrl: '/a.jpg',
  category: 'toiletries',
})
const soap = product('prod-006')
const hat = product('prod-019', 1780)
const productArb = fc
  .record({ id: fc.constantFrom('a', 'b', 'c'), price: fc.integer({ min: 0, max: 5000 }) })
  .map(({ id, price }) => product(id, price))
const cartArb = fc.array(productArb, { maxLength: 30 }).map((products) => products.reduce<Cart>(add, EMPTY))

describe('the cart', () => {
  test('CART-02 adding puts one in the cart, adding again puts in another', () => {
    const cart = add(add(add(EMPTY, soap), hat), soap)
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['prod-006', 2],
      ['prod-019', 1],
    ])
    expect(itemCount(cart)).toBe(3)
    expect(subtotal(cart)).toBe(2 * 375 + 1780)
  })

  test('CART-02 decreasing to 0, setting 0 or less and removing all remove the line', () => {
    const cart = add(EMPTY, soap)
    for (const emptied of [
      decrease(cart, soap.id),
      setQuantity(cart, soap.id, 0),
      setQuantity(cart, soap.id, -3),
      remove(cart, soap.id),
    ]) {
      expect(emptied).toEqual(EMPTY)
    }
    expect(decrease(EMPTY, 'nobody')).toEqual(EMPTY)
  })

  test('CART-02 a removed line is restored at its place, or with its quantity where it has been added again', () => {
    const cart = setQuantity(add(add(EMPTY, soap), hat), soap.id, 3)
    const without = remove(cart, soap.id)
    expect(restore(without, cart, soap.id)).toEqual(cart)
    expect(restore(add(without, soap), cart, soap.id)).toEqual(setQuantity(add(without, soap), soap.id, 3))
    expect(restore(cart, add(EMPTY, soap), soap.id)).toEqual(cart)
    expect(restore(without, EMPTY, soap.id)).toEqual(without)
  })

  test('CART-09 at most 99 of one item, invalid quantities change nothing', () => {
    const cart = add(EMPTY, soap)
    expect(quantityOf(setQuantity(cart, soap.id, 1000), soap.id)).toBe(MAX_QUANTITY)
    expect(quantityOf(setQuantity(cart, soap.id, Number.NaN), soap.id)).toBe(1)
    expect(quantityOf(setQuantity(cart, soap.id, 2.9), soap.id)).toBe(2)
  })

  property.prop([cartArb, productArb, fc.integer({ min: 1, max: 150 })])(
    'CART-02 adding n times raises the quantity by n, at most to 99',
    (cart, chosen, times) => {
      const before = quantityOf(cart, chosen.id)
      const after = Array.from({ length: times }).reduce<Cart>((current) => add(current, chosen), cart)
      expect(quantityOf(after, chosen.id)).toBe(Math.min(before + times, MAX_QUANTITY))
    },
  )

  property.prop([cartArb, fc.integer({ min: -200, max: 200 })])(
    'CART-02 no quantity is ever below 1 and no product is listed twice',
    (cart, quantity) => {
      const after = setQuantity(cart, 'a', quantity)
      expect(after.every((line) => line.quantity >= 1 && line.quantity <= MAX_QUANTITY)).toBe(true)
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    },
  )
})

describe('the stored cart', () => {
  property.prop([cartArb])('CART-01 a stored cart is restored', (cart) => {
    expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart)
  })

  property.prop([fc.oneof(fc.string(), fc.json(), fc.constant(undefined))])(
    'CART-01 any other value results in a cart, not an error',
    (text) => {
      expect(Array.isArray(parseStoredCart(text))).toBe(true)
    },
  )

  test('CART-01 valid lines are kept, the rest dropped', () => {
    const good = { ...soap, quantity: 2 }
    const stored = [
      good,
      null,
      'soap',
      { ...hat, quantity: 0 },
      { ...hat, quantity: '3' },
      { ...hat, price: -1, quantity: 1 },
      { ...hat, id: '../x', quantity: 1 },
    ]
    expect(parseStoredCart(JSON.stringify(stored))).toEqual([good])
  })

  test('CART-01 a line of another version of the shop, with a price in dollars, is kept', () => {
    const other = { id: 'prod-001', name: 'Pillow', category: 'Comfort', imageUrl: '/a.jpg', quantity: 2 }
    const stored = [
      { ...other, price: 8.9 },
      { ...other, id: 'prod-002', price: 9 },
      { ...other, id: 'prod-003', price: 1.5, kind: 'product' },
      { ...other, id: 'prod-004', price: -1.5 },
    ]
    expect(parseStoredCart(JSON.stringify(stored)).map(({ id, price }) => [id, price])).toEqual([
      ['prod-001', 890],
      ['prod-002', 900],
      ['prod-003', 150],
    ])
  })

  test('CART-01 a line with an impossible price is dropped: the subtotal stays a number', () => {
    const stored = [
      { ...soap, quantity: 99, price: Number.MAX_SAFE_INTEGER },
      { ...hat, quantity: 1 },
    ]
    const cart = parseStoredCart(JSON.stringify(stored))
    expect(cart.map(({ id }) => id)).toEqual([hat.id])
    expect(subtotal(cart)).toBe(hat.price)
  })

  test('CART-08 what was gone at the last check is not counted until it is added again', () => {
    const [line] = parseStoredCart(JSON.stringify([{ ...soap, quantity: 2, gone: true }]))
    expect(line?.gone).toBe(true)
    const cart = line ? [line] : []
    expect(itemCount(cart)).toBe(0)
    expect(itemCount(add(cart, soap))).toBe(3)
  })

  test('CART-01 a javascript: picture URL is dropped, duplicate lines are merged', () => {
    const odd = { ...soap, imageUrl: 'javascript:alert(1)', quantity: 60 }
    expect(parseStoredCart(JSON.stringify([odd, odd]))).toEqual([
      { ...soap, imageUrl: '', quantity: MAX_QUANTITY },
    ])
  })
})
