import { expect, test } from 'vitest'
import { totalText } from './payment-session'

test('PAY-06 the total has two decimals and the currency in capitals', () => {
  expect(totalText({ amount_total: 3649, currency: 'usd' })).toBe('36.49 USD')
  expect(totalText({ amount_total: 81640, currency: 'hnl' })).toBe('816.40 HNL')
})
