import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basket, type Payments, type Receiver, startForTest, startReceiver } from '../testing/harness'

let receiver: Receiver
let payments: Payments
let stripe: Stripe

beforeAll(async () => {
  receiver = await startReceiver()
  payments = await startForTest(receiver)
  stripe = payments.stripe
})
afterAll(async () => {
  await payments.close()
  await receiver.close()
})

const refused = async (work: Promise<unknown>) =>
  (await work.then(
    () => {
      throw new Error('was not refused')
    },
    (error: unknown) => error,
  )) as Stripe.errors.StripeError

describe('PAY-03 checkout sessions through the real SDK', () => {
  test('PAY-03 a session holds what was asked, in Stripe’s shape', async () => {
    const session = await stripe.checkout.sessions.create(basket({ expand: ['line_items'] }))
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: 3225,
      amount_total: 3724,
      currency: 'usd',
      locale: 'es',
      client_reference_id: 'auth0|ana',
      customer_email: 'ana@rumbo.example',
      metadata: { attempt: 'a1' },
      payment_intent: null,
      ui_mode: 'hosted_page',
      shipping_options: [{ shipping_amount: 499 }, { shipping_amount: 1250 }],
    })
    expect(session.id).toMatch(/^cs_test_\w{58}$/)
    expect(session.url).toBe(`${payments.url}/c/pay/${session.id}`)
    expect(session.line_items?.data).toMatchObject([
      { description: 'Adaptador universal', quantity: 2, amount_total: 2850, price: { unit_amount: 1425 } },
      { description: 'Jabón sólido', quantity: 1, amount_total: 375, metadata: { kind: 'product' } },
    ])
  })

  test('PAY-03 lempiras are minor units too', async () => {
    const session = await stripe.checkout.sessions.create(basket({ shipping_options: [] }, 'hnl'))
    expect(session).toMatchObject({ currency: 'hnl', amount_total: 3225 })
  })

  test('PAY-07 what is expanded is written out, for one session and in lists', async () => {
    const { id } = await stripe.checkout.sessions.create(basket())
    const one = await stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items.data.price.product', 'payment_intent', 'shipping_cost.shipping_rate', 'customer'],
    })
    expect(one.line_items?.data[0]?.price?.product).toMatchObject({
      object: 'product',
      name: 'Adaptador universal',
      metadata: { id: 'id-1425' },
    })
    expect(one.shipping_cost?.shipping_rate).toMatchObject({ display_name: 'Envío' })
    const list = await stripe.checkout.sessions.list({ limit: 1, expand: ['data.line_items'] })
    expect(list.data[0]?.line_items?.data).toHaveLength(2)
    const lines = await stripe.checkout.sessions.listLineItems(id, { expand: ['data.price.product'] })
    expect(lines.data[1]?.price?.product).toMatchObject({ name: 'Jabón sólido' })
  })

  test('PAY-07 lists are newest first, filtered and paged, for the reconciliation', async () => {
    const made: string[] = []
    for (let index = 0; index < 5; index++) made.push((await stripe.checkout.sessions.create(basket())).id)
    await payments.local('pay', { sessionId: made[3] })
    const page = await stripe.checkout.sessions.list({ limit: 2 })
    expect(page.data.map(({ id }) => id)).toEqual([made[4], made[3]])
    expect(page.has_more).toBe(true)
    const all: string[] = []
    for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) all.push(id)
    expect(all.slice(0, 5)).toEqual([...made].reverse())
    const paid = await stripe.checkout.sessions.list({
      status: 'complete',
      created: { gte: Math.floor(Date.now() / 1000) - 60 },
    })
    expect(paid.data.map(({ id }) => id)).toEqual([made[3]])
    const future = await stripe.checkout.sessions.list({
      created: { gte: Math.floor(Date.now() / 1000) + 60 },
    })
    expect(future.data).toEqual([])
  })

  test('PAY-07 an expired session says so, cannot expire twice and tells the shop', async () => {
    const { id } = await stripe.checkout.sessions.create(basket())
    const expired = await stripe.checkout.sessions.expire(id)
    expect(expired).toMatchObject({ status: 'expired', url: null })
    expect((await refused(stripe.checkout.sessions.expire(id))).message).toContain('status of expired')
    await expect.poll(() => receiver.events.map(({ type }) => type)).toContain('checkout.session.expired')
  })
})

describe('PAY-03 what Stripe refuses is refused in its words', () => {
  const cases: [string, object, object][] = [
    ['no success address', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    ['no lines', { line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
    ['an unknown parameter', { colour: 'blue' }, { code: 'parameter_unknown', param: 'colour' }],
    [
      'half a cent',
      { line_items: [{ quantity: 1, price_data: price(1.5) }] },
      { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
    ],
    [
      'no quantity',
      { line_items: [{ price_data: price(900) }] },
      { code: 'parameter_missing', param: 'line_items[0][quantity]' },
    ],
    [
      'quantity zero',
      { line_items: [{ quantity: 0, price_data: price(900) }] },
      { code: 'parameter_invalid_integer', param: 'line_items[0][quantity]' },
    ],
    [
      'too little money',
      { line_items: [{ quantity: 1, price_data: price(49) }], shipping_options: [] },
      { code: 'amount_too_small' },
    ],
    ['a broken e-mail', { customer_email: 'ana' }, { code: 'email_invalid', param: 'customer_email' }],
    ['a relative address', { success_url: '/thanks' }, { code: 'url_invalid', param: 'success_url' }],
    [
      'two kinds of discount',
      { discounts: [{ coupon: 'WELCOME10' }] },
      { message: expect.stringContaining('only specify one') },
    ],
    ['metadata too long', { metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
    ['an expiry too soon', { expires_at: Math.floor(Date.now() / 1000) + 60 }, { param: 'expires_at' }],
    [
      'an unknown expansion',
      { expand: ['orders'] },
      { message: expect.stringContaining('cannot be expanded (orders)') },
    ],
  ]
  test.each(cases)('PAY-03 %s', async (_, changes, expected) => {
    const error = await refused(stripe.checkout.sessions.create(basket(changes as object)))
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, ...expected })
  })

  test('PAY-05 an unknown session is resource_missing', async () => {
    expect(await refused(stripe.checkout.sessions.retrieve('cs_test_nothing'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  test('RUN-02 an endpoint that is not here answers loudly with its path', async () => {
    const error = await refused(stripe.customers.create({}))
    expect(error.statusCode).toBe(501)
    expect(error.message).toContain('POST /v1/customers')
  })

  test('RUN-02 a live key has no business here', async () => {
    const live = { apiKey: 'sk_live_abc' }
    expect((await refused(stripe.balance.retrieve({}, live))).message).toContain('live key')
    const odd = await refused(stripe.balance.retrieve({}, { apiKey: 'nonsense' }))
    expect(odd).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
    expect((await stripe.balance.retrieve()).available[0]).toMatchObject({ currency: 'usd' })
  })
})

function price(unit_amount: number) {
  return { currency: 'usd', unit_amount, product_data: { name: 'Jabón' } }
}
