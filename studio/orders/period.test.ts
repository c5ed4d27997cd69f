import { expect, test } from 'vitest'
import { daysOf, instantsOf, isReversed, isWithin, periodBefore } from './period'

test('DESK-03 a period is of Honduran days, the last one included', () => {
  expect(instantsOf({ from: '2026-11-01', until: '2026-11-30' })).toEqual({
    from: '2026-11-01T06:00:00.000Z',
    to: '2026-12-01T06:00:00.000Z',
  })
})

test('DESK-05 the period before has the same number of days', () => {
  expect(daysOf({ from: '2026-02-27', until: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(periodBefore({ from: '2026-03-01', until: '2026-03-07' })).toEqual({
    from: '2026-02-22',
    until: '2026-02-28',
  })
})

test('DESK-05 a period that ends before it begins is reversed', () => {
  expect(isReversed({ from: '2026-11-02', until: '2026-11-01' })).toBe(true)
  expect(isReversed({ from: '2026-11-01', until: '2026-11-01' })).toBe(false)
})

test.each([
  ['0002-11-01', '2026-11-30'],
  ['0202-11-01', '2026-11-30'],
  ['2019-12-31', '2026-11-30'],
  ['2026-11-01', '0202-11-30'],
  ['2026-11-01', '2026-12-01'],
  ['2026-11-01', '20265-11-30'],
])('DESK-05 a period from %s until %s is not of the shop', (from, until) => {
  expect(isWithin({ from, until }, '2026-11-30')).toBe(false)
})

test('DESK-05 a period is from the first year of the shop until today', () => {
  expect(isWithin({ from: '2020-01-01', until: '2026-11-30' }, '2026-11-30')).toBe(true)
})
