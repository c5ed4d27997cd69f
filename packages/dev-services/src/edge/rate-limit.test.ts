import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limit'

const LIMIT = { windowLimit: 2, windowSize: 60 }

test('QUAL-03 a caller over the limit gets a waiting time, other callers are not limited', () => {
  let time = 0
  const limit = createRateLimiter(() => time)
  expect([limit('a', LIMIT), limit('a', LIMIT)]).toEqual([0, 0])
  time = 15_000
  expect([limit('a', LIMIT), limit('b', LIMIT)]).toEqual([45, 0])
  time = 60_000
  expect(limit('a', LIMIT)).toBe(0)
})

test('QUAL-03 callers are removed from memory when their window has passed', () => {
  let time = 0
  const limit = createRateLimiter(() => time)
  for (let i = 0; i < 1000; i++) limit(`caller ${i}`, LIMIT)
  expect(limit.size()).toBe(1000)
  time = 30_000
  limit('caller 0', LIMIT)
  time = 61_000
  limit('new', LIMIT)
  expect(limit.size()).toBe(2)
})
