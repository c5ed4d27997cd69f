import { expect, test } from 'vitest'
import { MESSAGES } from './server'

test.each([
  ['es', 1, 'hasta 1 día después'],
  ['es', 30, 'hasta 30 días después'],
  ['en', 1, 'up to 1 day after'],
  ['en', 30, 'up to 30 days after'],
] as const)('REFUND-03 in %s, the days of a late return are counted: %i', (locale, days, text) => {
  expect(MESSAGES[locale].errors.returnTooLate(days)).toContain(text)
})
