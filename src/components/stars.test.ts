import { expect, test } from 'vitest'
import { starsOf } from './stars'

test('CARD-02 a rating has full, half and empty stars', () => {
  expect(starsOf(3.5)).toEqual(['full', 'full', 'full', 'half', 'empty'])
  expect(starsOf(4.8)).toEqual(['full', 'full', 'full', 'full', 'full'])
  expect(starsOf(4.7)).toEqual(['full', 'full', 'full', 'full', 'half'])
  expect(starsOf(0)).toEqual(['empty', 'empty', 'empty', 'empty', 'empty'])
})

test('CARD-02 anything other than a number from 0 to 5 has no stars', () => {
  for (const odd of [undefined, null, '4', -0.1, 5.1, Number.NaN, Infinity]) expect(starsOf(odd)).toEqual([])
})
