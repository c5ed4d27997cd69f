import { expect, test } from 'vitest'
import { storedCurrency } from './settings'

test('CUR-01 only USD and HNL are accepted from storage, anything else is USD', () => {
  expect(storedCurrency('HNL')).toBe('HNL')
  for (const odd of ['EUR', 'hnl', '', null, undefined]) expect(storedCurrency(odd)).toBe('USD')
})
