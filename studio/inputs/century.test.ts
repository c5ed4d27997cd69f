import { expect, test } from 'vitest'
import { inThisCentury } from './century'

test.each([
  ['0026-12-31', '2026-12-31'],
  ['1927-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['1900-02-28T06:00:00.000Z', '2000-02-28T06:00:00.000Z'],
])('CMS-05 a year of two digits is of this century: %s is %s', (read, meant) => {
  expect(inThisCentury(read)).toBe(meant)
})

test.each(['2026-12-31', '2019-01-01T00:00:00.000Z', '2100-01-01'])('CMS-05 %s is what was typed', (date) => {
  expect(inThisCentury(date)).toBe(date)
})
