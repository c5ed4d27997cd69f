import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkoutOf,
  type Payments,
  type Receiver,
  startTestPayments,
  startReceiver,
} from '../testing/emulator'

let receiver: Receiver
let payments: Payments
let stripe: Stripe

beforeAll(async () => {
  receiver = await startReceiver()
  payments = await startTestPayments(receiver)
  stripe = payments.stripe
})
afterAll(async () => {
  await payments.close()
  await receiver.close()
})

const errorOf = async (work: Promise<unknown>) =>
  (await work.then(
    () => {
      throw new Error('did not fail')
    },
    (error: unknown) => error,
  )) as Stripe.errors.StripeError

describe('PAY-03 checkout sessions through the real SDK', () => {
  test('PAY-03 a session has the given parameters in Stripe’s shape', async () => {
    const session = await stripe.checkout.sessions.create(checkoutOf())
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
    const { data } = await stripe.checkout.sessions.listLineItems(session.id, { limit: 100 })
    expect(data).toMatchObject([
      { description: 'Adaptador universal', quantity: 2, amount_total: 2850, price: { unit_amount: 1425 } },
      { description: 'Jabón sólido', quantity: 1, amount_total: 375, metadata: { kind: 'product' } },
    ])
  })

  test('PAY-03 a language that the payment page does not have is refused', async () => {
    for (const locale of ['es-HN', 'es-XX', 'xx'])
      expect(
        await errorOf(stripe.checkout.sessions.create(checkoutOf({ locale: locale as 'es' }))),
      ).toMatchObject({ statusCode: 400, param: 'locale' })
    for (const locale of ['es-419', 'en'] as const)
      expect((await stripe.checkout.sessions.create(checkoutOf({ locale }))).locale).toBe(locale)
  })

  test('PAY-03 lempiras are in minor units too', async () => {
    const session = await stripe.checkout.sessions.create(checkoutOf({ shipping_options: [] }, 'hnl'))
    expect(session).toMatchObject({ currency: 'hnl', amount_total: 3225 })
  })

  test('PAY-07 lists are newest first, filtered and paginated, as reconciliation needs', async () => {
    const made: string[] = []
    for (let index = 0; index < 5; index++)
      made.push((await stripe.checkout.sessions.create(checkoutOf())).id)
    await payments.control('pay', { sessionId: made[3] })
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
    const email = paid.data[0]?.customer_details?.email ?? ''
    for (const [address, ids] of [
      [email, [made[3]]],
      ['other@rumbo.example', []],
    ] as const) {
      const filter = { status: 'complete', customer_details: { email: address } } as const
      expect((await stripe.checkout.sessions.list(filter)).data.map(({ id }) => id)).toEqual(ids)
    }
    const future = await stripe.checkout.sessions.list({
      created: { gte: Math.floor(Date.now() / 1000) + 60 },
    })
    expect(future.data).toEqual([])
  })

  test('PAY-07 a session expires once and sends an event', async () => {
    const { id } = await stripe.checkout.sessions.create(checkoutOf())
    const expired = await stripe.checkout.sessions.expire(id)
    expect(expired).toMatchObject({ status: 'expired', url: null })
    expect((await errorOf(stripe.checkout.sessions.expire(id))).message).toContain('status of expired')
    await expect.poll(() => receiver.events.map(({ type }) => type)).toContain('checkout.session.expired')
  })
})

describe('PAY-03 what Stripe rejects is rejected with its error', () => {
  const cases: [string, object, object][] = [
    ['no success URL', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    ['no line items', { line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
    ['an unknown parameter', { colour: 'blue' }, { code: 'parameter_unknown', param: 'colour' }],
    [
      'an unknown parameter of a line',
      { line_items: [{ quantity: 1, price_data: { ...price(900), colour: 'blue' } }] },
      { code: 'parameter_unknown', param: 'line_items[0][price_data][colour]' },
    ],
    [
      'a picture that is not at a web address',
      { line_items: [{ quantity: 1, price_data: price(900, 'data:image/png;base64,iVBORw0KGgo=') }] },
      { code: 'url_invalid', param: 'line_items[0][price_data][product_data][images][0]' },
    ],
    [
      'a long address of a picture',
      { line_items: [{ quantity: 1, price_data: price(900, `https://cdn.example/${'x'.repeat(2048)}`) }] },
      { param: 'line_items[0][price_data][product_data][images][0]' },
    ],
    [
      'a fraction of a cent',
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
      'a total below the minimum',
      { line_items: [{ quantity: 1, price_data: price(49) }], shipping_options: [] },
      { code: 'amount_too_small' },
    ],
    [
      'a total above the maximum',
      { line_items: [{ quantity: 2, price_data: price(50_000_000) }], shipping_options: [] },
      { code: 'amount_too_large' },
    ],
    [
      'an invalid email address',
      { customer_email: 'ana' },
      { code: 'email_invalid', param: 'customer_email' },
    ],
    ['a relative URL', { success_url: '/thanks' }, { code: 'url_invalid', param: 'success_url' }],
    ['metadata too long', { metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
    [
      'an expiry that is too soon',
      { expires_at: Math.floor(Date.now() / 1000) + 60 },
      { param: 'expires_at' },
    ],
  ]
  test.each(cases)('PAY-03 %s', async (_, changes, expected) => {
    const error = await errorOf(stripe.checkout.sessions.create(checkoutOf(changes)))
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, ...expected })
  })

  test('PAY-05 an unknown session is resource_missing', async () => {
    expect(await errorOf(stripe.checkout.sessions.retrieve('cs_test_nothing'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  test('RUN-02 an unsupported endpoint or parameter is an error that names it', async () => {
    const error = await errorOf(stripe.customers.create({}))
    expect(error.statusCode).toBe(501)
    expect(error.message).toContain('POST /v1/customers')
    const expanded = stripe.checkout.sessions.create(checkoutOf({ expand: ['line_items'] }))
    expect((await errorOf(expanded)).message).toContain('`expand`')
  })

  test('RUN-02 live and malformed keys are rejected', async () => {
    const live = { apiKey: 'sk_live_abc' }
    expect((await errorOf(stripe.balance.retrieve({}, live))).message).toContain('live key')
    const malformed = await errorOf(stripe.balance.retrieve({}, { apiKey: 'nonsense' }))
    expect(malformed).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
    expect((await stripe.balance.retrieve()).livemode).toBe(false)
  })
})

function price(unit_amount: number, image?: string) {
  return { currency: 'usd', unit_amount, product_data: { name: 'Jabón', ...(image && { images: [image] }) } }
}
