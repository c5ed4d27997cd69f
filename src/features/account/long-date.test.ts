import { expect, test } from 'vitest'
import { longDate } from './long-date'

test('ACC-02 a date is said in the page’s language', () => {
  expect(longDate('2024-03-11T15:04:05.000Z', 'es')).toBe('11 de marzo de 2024')
  expect(longDate('2024-03-11T15:04:05.000Z', 'en')).toBe('March 11, 2024')
})

test('ACC-02 an instant is the day it was in Honduras; a day stays that day', () => {
  expect(longDate('2024-03-12T03:00:00Z', 'en')).toBe('March 11, 2024')
  expect(longDate('2023-06-01', 'en')).toBe('June 1, 2023')
})
