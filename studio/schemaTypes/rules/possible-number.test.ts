import { expect, test } from 'vitest'
import { possibleNumber } from './possible-number'

test.each([
  [-3, 'rainyDays', 'Escribe un número de 0 a 31.'],
  [32, 'rainyDays', 'Escribe un número de 0 a 31.'],
  [31, 'rainyDays', true],
  [-1, 'nights', 'Escribe 0 o más.'],
  [-1, 'low', true],
  [undefined, 'days', true],
] as const)('CMS-01 PLAN-13 a condition of %s for %s: %s', (value, fact, expected) => {
  expect(possibleNumber(value, fact)).toBe(expected)
})
