import { expect, test } from 'vitest'
import { isOver, whenIn } from './trip-when'

test('PLAN-01 a month and dates convert into each other and keep the number of days', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const [month, dates] = [
    { month: 3, days: 8 },
    { start: '2027-03-01', days: 8 },
  ]
  expect(whenIn('dates', month, now)).toEqual(dates)
  expect(whenIn('dates', dates, now)).toBe(dates)
  expect(whenIn('month', dates, now)).toEqual({ month: 3, days: 8 })
  expect(whenIn('month', month, now)).toBe(month)
})

test('PLAN-01 a trip is over once its last day has passed', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect(isOver({ start: '2026-11-14', days: 8 }, now)).toBe(true)
  expect(isOver({ start: '2026-11-15', days: 8 }, now)).toBe(false)
  expect(isOver({ month: 1, days: 8 }, now)).toBe(false)
})
