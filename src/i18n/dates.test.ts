import { expect, test } from 'vitest'
import { formatDay, formatDayRange, formatInstant, formatWeekday, monthNames } from './dates'

test('BLOG-01 a day is formatted in the reader’s language, without a time zone shift', () => {
  expect(formatDay('2026-10-06', 'es')).toBe('6 de octubre de 2026')
  expect(formatDay('2026-10-01', 'en')).toBe('October 1, 2026')
})

test('CART-04 a line breaks between the two days of a range, not inside one', () => {
  const pieces = formatDayRange('2026-11-30', '2026-12-04', 'es').split(/[ –\u2009]+/)
  expect(pieces).toEqual(['30\u00a0de\u00a0noviembre', '4\u00a0de\u00a0diciembre'])
  expect(formatDayRange('2026-11-25', '2026-11-27', 'en', 'short')).toBe('Nov\u00a025–\u206027')
  expect(formatDayRange('2026-11-25', '2026-11-27', 'es', 'short')).toBe('25–\u206027\u00a0de\u00a0nov')
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

test('LANG-01 months are written as in a sentence', () => {
  expect(monthNames('en')).toHaveLength(12)
  expect(monthNames('en')[0]).toBe('January')
  expect(monthNames('es')[11]).toBe('diciembre')
})
