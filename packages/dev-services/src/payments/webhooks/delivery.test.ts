import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { backOff, CALM, planDeliveries, signatureOf } from './delivery'

test('PAY-07 retries are quick at first and then every ten seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 99].map(backOff)).toEqual([
    200, 500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
  ])
})

test('PAY-07 a signature is the one the SDK makes', () => {
  const body = '{"a":"ñ"}'
  const made = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: 's',
    timestamp: 1_700_000_000,
  })
  expect(signatureOf(body, 's', 1_700_000_000)).toBe(made)
})

test('PAY-07 calm deliveries are due at once, reordered ones last first', () => {
  expect(planDeliveries(['a', 'b'], CALM, 1_000).map(({ dueAt }) => dueAt)).toEqual([1_000, 1_000])
  const [first, second] = planDeliveries(['a', 'b'], { duplicate: 0, reorder: true, delayMs: 100 }, 0)
  expect(first?.dueAt).toBeGreaterThan(second?.dueAt ?? Infinity)
})
