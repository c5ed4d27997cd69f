import { expect, test } from 'vitest'
import { dayText, instantText } from './tracking-times'

test('TRACK-03 the estimated day is the day that was written down', () => {
  expect(dayText('2026-11-30', 'en')).toBe('Monday, November 30')
  expect(dayText('2026-11-30', 'es')).toBe('lunes, 30 de noviembre')
  expect(dayText('2026-12-01T03:00:00Z', 'en')).toBe('Monday, November 30')
})

test('TRACK-03 a step is told by the clocks of Honduras in the words of the page', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(instantText('2026-11-20T11:15:00.000Z', 'en'))).toBe('Nov 20, 2026, 5:15 AM')
  expect(plain(instantText('2026-11-20T11:15:00.000Z', 'es'))).toMatch(/^20 nov\.? 2026, 5:15 a\. ?m\.$/)
})
