import { expect, test } from 'vitest'
import { plusDays } from './calendar'
import { isMoonlit, moonAge } from './moon'

test.each([
  ['2026-12-23', 'full'],
  ['2027-02-06', 'new'],
  ['2027-02-20', 'full'],
  ['2027-04-06', 'new'],
  ['2027-04-20', 'full'],
  ['2028-12-31', 'full'],
])('PLAN-04 the evening of %s has a %s moon, give or take a day', (date, phase) => {
  const days = phase === 'full' ? moonAge(date) - 14.77 : ((moonAge(date) + 14.77) % 29.53) - 14.77
  expect(Math.abs(days)).toBeLessThan(1.3)
})

test('PLAN-04 the moon is bright in the evening from the first quarter to two days after full moon', () => {
  const full = '2027-02-20'
  const bright = [-8, -5, -4, 0, 2, 3, 5, 10, 14].filter((days) => isMoonlit(plusDays(full, days)))
  expect(bright).toEqual([-5, -4, 0, 2])
})
