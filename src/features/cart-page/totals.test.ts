import { expect, test } from 'vitest'
import type { CartLine } from '~/features/cart/cart'
import { toCents } from '~/lib/money'
import { totalsIn } from './totals'

const shop = {
  rates: { USD: 1, HNL: 26.15 },
  freeShippingThreshold: toCents(2500),
  flatShipping: toCents(499),
}
const line = (price: number, quantity: number): CartLine => ({
  id: `p-${price}`,
  kind: 'product',
  name: 'Soap',
  price: toCents(price),
  imageUrl: '',
  category: '',
  quantity,
})

test('CART-04 the total is the charged amount: unit prices are converted, then shipping is added', () => {
  const { subtotal, shipping, total } = totalsIn([line(333, 3)], shop, 'HNL')
  expect([subtotal.amount, shipping.amount, total.amount]).toEqual([3 * 8708, 13_049, 39_173])
})

test('CART-04 shipping is free from the threshold on', () => {
  expect(totalsIn([line(2500, 1)], shop, 'USD')).toEqual({
    subtotal: { amount: 2500, currency: 'USD' },
    shipping: { amount: 0, currency: 'USD' },
    total: { amount: 2500, currency: 'USD' },
  })
})
