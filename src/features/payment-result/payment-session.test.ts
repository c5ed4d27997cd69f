import { expect, test } from 'vitest'
import { totalText } from './payment-session'

test('PAY-06 the total has its sign, two decimals and the code of the currency in capitals', () => {
  expect(totalText({ amount_total: 4400, currency: 'usd' })).toBe('$44.00 USD')
  expect(totalText({ amount_total: 81640, currency: 'hnl' })).toBe('L\u00a0816.40 HNL')
  expect(totalText({ amount_total: 123456, currency: 'usd' })).toBe('$1,234.56 USD')
  expect(totalText({ amount_total: 500, currency: 'eur' })).toBe('5.00 EUR')
})
