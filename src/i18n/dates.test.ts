import { expect, test } from 'vitest'
import { dayInHonduras, formatDay } from './dates'

test('BLOG-01 a day is written out in the language of the reader, and is never the day before', () => {
  expect(formatDay('2026-10-06', 'es')).toBe('6 de octubre de 2026')
  expect(formatDay('2026-10-01', 'en')).toBe('October 1, 2026')
})

test('LEGAL-02 today is the day in Honduras', () => {
  expect(dayInHonduras(new Date('2026-03-01T03:00:00Z'))).toBe('2026-02-28')
  expect(dayInHonduras(new Date('2026-03-01T07:00:00Z'))).toBe('2026-03-01')
})
