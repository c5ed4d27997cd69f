import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openCheckout } from './stripe'
import { checkout } from './testing/checkout'

const stripeWith = (create: (params: { expires_at: number }) => Promise<unknown>) =>
  ({ checkout: { sessions: { create, list: () => [] } } }) as unknown as Stripe
const refusing = (raw: Partial<Stripe.StripeRawError>) =>
  stripeWith(() => Promise.reject(new Stripe.errors.StripeInvalidRequestError({ statusCode: 400, ...raw })))

test.each([
  [{ code: 'email_invalid', param: 'customer_email' }, 422, 'invalid_field'],
  [{ code: 'amount_too_small' }, 422, 'amount_too_small'],
  [{ statusCode: 409, code: 'idempotency_key_in_use' }, 503, 'payments_unavailable'],
])('PAY-02 Stripe’s refusal %j is answered with %i', async (raw, status, code) => {
  await expect(openCheckout(refusing(raw), checkout(), undefined)).rejects.toMatchObject({ status, code })
})

test('PAY-02 a request that Stripe rejects as malformed is a server error', async () => {
  const refused = openCheckout(refusing({ code: 'parameter_unknown' }), checkout(), undefined)
  await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
})

test('PAY-04 concurrent calls with the same attempt call Stripe once', async () => {
  let calls = 0
  const stripe = stripeWith(async () => ({ url: `https://pay.example/${(calls += 1)}`, expires_at: 0 }))
  const opened = await Promise.all(
    ['attempt-a', 'attempt-a', 'attempt-b'].map((attempt) => openCheckout(stripe, checkout(), attempt)),
  )
  expect(opened.map(({ url }) => url.slice(-1))).toEqual(['1', '1', '2'])
})

test('PAY-04 a retry a few minutes later gets the first session', async () => {
  const expirations: number[] = []
  const stripe = stripeWith(async ({ expires_at }) => {
    expirations.push(expires_at)
    if (expirations.length <= 2) throw new Stripe.errors.StripeIdempotencyError({ statusCode: 400 })
    return { id: 'cs_test_1', url: 'https://pay.example/first', expires_at }
  })
  const { url, expiresAt } = await openCheckout(stripe, checkout(), 'attempt-d')
  expect(url).toBe('https://pay.example/first')
  expect(expirations[0]! - expirations[2]!).toBe(10 * 60)
  expect(expiresAt.valueOf()).toBe(expirations[2]! * 1000)
})

test('PAY-04 a session that is already closed is a 409', async () => {
  const stripe = stripeWith(async () => ({ url: null }))
  await expect(openCheckout(stripe, checkout(), 'attempt-c')).rejects.toMatchObject({
    status: 409,
    code: 'checkout_over',
  })
})
