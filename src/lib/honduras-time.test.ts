import { expect, test } from 'vitest'
import { dayInHonduras, minuteInHonduras, onDayInHonduras } from './honduras-time'

test('LEGAL-02 today is the current day in Honduras', () => {
  expect(dayInHonduras(new Date('2026-03-01T03:00:00Z'))).toBe('2026-02-28')
  expect(dayInHonduras(new Date('2026-03-01T07:00:00Z'))).toBe('2026-03-01')
})

test('PROMO-02 the minute in Honduras compares as text', () => {
  expect(minuteInHonduras(new Date('2026-11-28T00:00:59Z'))).toBe('2026-11-27T18:00')
  expect(minuteInHonduras(new Date('2026-11-27T06:05:00Z'))).toBe('2026-11-27T00:05')
})

test('DESK-05 a day begins at midnight in Honduras', () => {
  expect(onDayInHonduras('2026-11-22').toISOString()).toBe('2026-11-22T06:00:00.000Z')
  expect(onDayInHonduras('2026-11-22', '12:00').toISOString()).toBe('2026-11-22T18:00:00.000Z')
})
