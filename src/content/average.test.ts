import { expect, test } from 'vitest'
import { averageOf } from './average'

test.each([
  [[5], 5],
  [[5, 4], 4.5],
  [[5, 4, 4], 4.3],
  [[1, 1, 2], 1.3],
])('REVIEW-02 the average of %j is %d', (ratings, average) => {
  expect(averageOf(ratings.map((rating) => ({ rating })))).toBe(average)
})
