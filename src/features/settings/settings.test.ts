import { expect, test } from 'vitest'
import { storedCurrency, storedLocale } from './settings'

test('LANG-02 only es and en are accepted from storage', () => {
  expect(storedLocale('en')).toBe('en')
  for (const odd of ['fr', 'EN', '', null, undefined, '__proto__']) expect(storedLocale(odd)).toBeUndefined()
})

test('CUR-01 only USD and HNL are accepted from storage, anything else is USD', () => {
  expect(storedCurrency('HNL')).toBe('HNL')
  for (const odd of ['EUR', 'hnl', '', null, undefined]) expect(storedCurrency(odd)).toBe('USD')
})
