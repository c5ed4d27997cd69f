import { expect, test } from 'vitest'
import { allowedTypos, typosBetween } from './typos'

test.each([
  ['jabon', 'jabon', 0],
  ['javon', 'jabon', 1],
  ['jabn', 'jabon', 1],
  ['jabonn', 'jabon', 1],
  ['jaobn', 'jabon', 1],
  ['almoadda', 'almohada', 2],
  ['mar', 'montaña', Infinity],
  ['candado', 'sandia', Infinity],
])('LIST-02 from "%s" to "%s" there are %d typos', (a, b, typos) => {
  expect(typosBetween(a, b, 2)).toBe(typos)
  expect(typosBetween(b, a, 2)).toBe(typos)
})

test('LIST-02 short words must be exact, long ones may have two typos', () => {
  expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2])
})
