import { expect, test } from 'vitest'
import { whenIn } from './trip-when'

test('PLAN-01 month and dates turn into each other and keep the number of days', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const [month, dates] = [
    { month: 3, days: 8 },
    { start: '2027-01-21', days: 8 },
  ]
  expect(whenIn('dates', month, now)).toEqual(dates)
  expect(whenIn('dates', dates, now)).toBe(dates)
  expect(whenIn('month', dates, now)).toEqual({ month: 1, days: 8 })
  expect(whenIn('month', month, now)).toBe(month)
})
