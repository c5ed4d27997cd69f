import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { signature } from './dispatcher'
import { DEFAULT_SETTINGS, retryDelay, scheduleDeliveries } from './schedule'

test('PAY-07 retries start after 200 ms and slow down to every ten seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 99].map(retryDelay)).toEqual([
    200, 500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
  ])
})

test('PAY-07 the signature is the one the SDK generates', () => {
  const payload = '{"a":"ñ"}'
  const timestamp = 1_700_000_000
  const expected = Stripe.webhooks.generateTestHeaderString({ payload, secret: 's', timestamp })
  expect(signature(payload, 's', timestamp)).toBe(expected)
})

test('PAY-07 events are due immediately by default, last first when reordered', () => {
  expect(scheduleDeliveries(['a', 'b'], DEFAULT_SETTINGS, 1_000).map(({ dueAt }) => dueAt)).toEqual([
    1_000, 1_000,
  ])
  const [first, second] = scheduleDeliveries(['a', 'b'], { duplicate: 0, reorder: true, delayMs: 100 }, 0)
  expect(first?.dueAt).toBeGreaterThan(second?.dueAt ?? Infinity)
})
