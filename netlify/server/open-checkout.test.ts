import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openCheckout } from './open-checkout'

const stripeThat = (create: () => Promise<unknown>) =>
  ({ checkout: { sessions: { create } } }) as unknown as Stripe
const refusing = (raw: Partial<Stripe.StripeRawError>) =>
  stripeThat(() =>
    Promise.reject(
      new Stripe.errors.StripeInvalidRequestError({ statusCode: 400, ...raw } as Stripe.StripeRawError),
    ),
  )

test.each([
  [{ code: 'email_invalid', param: 'customer_email' }, 422, 'invalid_field'],
  [{ code: 'amount_too_small' }, 422, 'amount_too_small'],
  [{ statusCode: 409, code: 'idempotency_key_in_use' }, 503, 'payments_unavailable'],
])('PAY-02 a refusal %j of the payment service is a %i', async (raw, status, code) => {
  await expect(openCheckout(refusing(raw), {}, undefined)).rejects.toMatchObject({ status, code })
})

test('PAY-02 a refusal that only we can be to blame for is not called theirs', async () => {
  const ours = openCheckout(refusing({ code: 'parameter_unknown' }), {}, undefined)
  await expect(ours).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
})

test('PAY-04 the same key asks the payment service once while it thinks', async () => {
  let asked = 0
  const stripe = stripeThat(async () => ({ url: `https://pay.example/${(asked += 1)}` }))
  const answers = await Promise.all(
    ['a', 'a', 'b'].map((key) => openCheckout(stripe, {}, `open-checkout ${key}`)),
  )
  expect(answers.map(({ url }) => url.slice(-1))).toEqual(['1', '1', '2'])
})

test('PAY-04 a payment that is over has no page: the shopper is sent back to the cart', async () => {
  const stripe = stripeThat(async () => ({ url: null }))
  await expect(openCheckout(stripe, {}, 'over')).rejects.toMatchObject({ status: 409, code: 'checkout_over' })
})
