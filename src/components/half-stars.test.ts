import { expect, test } from 'vitest'
import { halfStarsOf } from './half-stars'

test('CARD-02 a rating is rounded to half stars', () => {
  expect([3.5, 4.8, 4.7, 0, 5].map(halfStarsOf)).toEqual([7, 10, 9, 0, 10])
})

test('CARD-02 anything other than a number from 0 to 5 has no stars', () => {
  for (const odd of [undefined, null, '4', -0.1, 5.1, Number.NaN, Infinity])
    expect(halfStarsOf(odd)).toBeUndefined()
})
