import { expect, test } from 'vitest'
import { lineOf } from '~/features/cart/testing/line-of'
import { toCents } from '~/lib/money'
import { totalsIn } from './totals'

const shop = {
  rates: { USD: 1, HNL: 26.15 },
  freeShippingThreshold: toCents(2500),
  flatShipping: toCents(499),
}
const line = (price: number, quantity: number) =>
  lineOf({ id: `p-${price}`, price: toCents(price), quantity })

test('CART-04 the total is the charged amount: unit prices are converted, then shipping is added', () => {
  const { subtotal, shipping, total } = totalsIn([line(333, 3)], shop, 'HNL')
  expect([subtotal.amount, shipping.amount, total.amount]).toEqual([3 * 8708, 13_049, 39_173])
})

test('CART-04 shipping is free from the threshold up', () => {
  expect(totalsIn([line(2500, 1)], shop, 'USD')).toEqual({
    subtotal: { amount: 2500, currency: 'USD' },
    shipping: { amount: 0, currency: 'USD' },
    total: { amount: 2500, currency: 'USD' },
  })
})
