import { expect, test } from 'vitest'
import { dayInHonduras, formatDay, formatInstant, formatWeekday, minuteInHonduras } from './dates'

test('BLOG-01 a day is formatted in the reader’s language, without a time zone shift', () => {
  expect(formatDay('2026-10-06', 'es')).toBe('6 de octubre de 2026')
  expect(formatDay('2026-10-01', 'en')).toBe('October 1, 2026')
})

test('LEGAL-02 today is the current day in Honduras', () => {
  expect(dayInHonduras(new Date('2026-03-01T03:00:00Z'))).toBe('2026-02-28')
  expect(dayInHonduras(new Date('2026-03-01T07:00:00Z'))).toBe('2026-03-01')
})

test('TRACK-03 the estimated day is the stored day', () => {
  expect(formatWeekday('2026-11-30', 'en')).toBe('Monday, November 30')
  expect(formatWeekday('2026-11-30', 'es')).toBe('lunes, 30 de noviembre')
  expect(formatWeekday('2026-12-01T03:00:00Z', 'en')).toBe('Monday, November 30')
})

test('TRACK-03 a step shows Honduran time in the language of the page', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(formatInstant('2026-11-20T11:15:00.000Z', 'en'))).toBe('Nov 20, 2026, 5:15 AM')
  expect(plain(formatInstant('2026-11-20T11:15:00.000Z', 'es'))).toMatch(/^20 nov\.? 2026, 5:15 a\. ?m\.$/)
})

test('PROMO-02 the minute in Honduras compares as text', () => {
  expect(minuteInHonduras(new Date('2026-11-28T00:00:59Z'))).toBe('2026-11-27T18:00')
  expect(minuteInHonduras(new Date('2026-11-27T06:05:00Z'))).toBe('2026-11-27T00:05')
})
