import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Shop, openShop } from './shop'
import { countOrders } from './orders'
import {
  ANA,
  requestJson,
  cart,
  checkOut,
  line,
  openForeignSession,
  openSession,
  pay,
  post,
  control,
  tokenOf,
} from './shopper'

const BEA = 'auth0|bea'
const DORA = 'auth0|dora'
const EVA = 'auth0|eva'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

interface Session {
  readonly id: string
  readonly customer_email: string
  readonly [field: string]: unknown
}
const sessions = async (): Promise<Session[]> => {
  const response = await fetch(`${shop.urls.payments}/__local/sessions`)
  return ((await response.json()) as { sessions: Session[] }).sessions
}
const sessionsOf = async (customerEmail: string) =>
  (await sessions()).filter((session) => session.customer_email === customerEmail)
const create = (body: unknown, headers: Record<string, string>) =>
  requestJson<{ error: { code: string; message: string } }>(
    shop,
    '/api/stripe/create-checkout-session',
    post(body, headers),
  )

describe('a checkout', () => {
  test('PAY-01 answers with the address of the payment page', async () => {
    const { status, body } = await checkOut(shop)
    expect(status).toBe(200)
    expect(body.url).toMatch(new RegExp(`^${shop.urls.payments}/c/pay/cs_test_`))
  })

  test.each([
    ['USD', 'L.1.31', 'L.24.99', 131, 2499, 0],
    ['HNL', 'L.34.06', 'L.649.74', 3406, 64_974, 0],
  ])(
    'PAY-03 in %s charges the displayed prices',
    async (currency, soap, kit, soapUnit, kitUnit, shipping) => {
      const items = [line('prod-001', soap, 99), line('kit-001', kit)]
      const id = await openSession(shop, cart({ items, currency, locale: 'en' }))
      const session = (await sessions()).find((one) => one.id === id)
      expect(session).toMatchObject({
        currency: currency.toLowerCase(),
        locale: 'en',
        amount_subtotal: soapUnit * 99 + kitUnit,
        amount_total: soapUnit * 99 + kitUnit + shipping,
        allow_promotion_codes: true,
      })
      expect(JSON.stringify(session)).toContain('Travel soap')
    },
  )

  test('PAY-03 below the threshold, flat-rate shipping is added', async () => {
    const id = await openSession(shop)
    expect((await sessions()).find((one) => one.id === id)).toMatchObject({
      amount_subtotal: 262,
      amount_total: 262 + 499,
    })
  })

  test('PAY-03 WELCOME10 takes ten percent off on the payment page', async () => {
    const id = await openSession(shop, cart({ items: [line('prod-002', 'L.31.40')] }))
    await pay(shop, id, { promo: 'WELCOME10' })
    const { body } = await requestJson(shop, `/api/stripe/checkout-session/${id}`)
    expect(body['amount_total']).toBe(3140 - 314)
  })

  test('PAY-03 a person who has used a discount code gets no field for one the next time', async () => {
    const first = await openSession(shop, cart({ userId: BEA }), BEA)
    await pay(shop, first, { promo: 'WELCOME10' })
    await vi.waitFor(async () => expect(await countOrders(shop, first)).toBe(1), { timeout: 30_000 })
    const second = await openSession(shop, cart({ userId: BEA }), BEA)
    expect((await sessions()).find(({ id }) => id === second)?.['allow_promotion_codes']).toBeNull()
  })

  test('PAY-03 a paid discount code closes the payment pages on which it could be used again', async () => {
    const DORA = 'auth0|dora'
    const buy = (item: object, userId = DORA) =>
      openSession(shop, cart({ userId, mode: 'buy-now', items: [item] }), userId)
    const statusOf = async (id: string) => (await sessions()).find((one) => one.id === id)?.['status']
    const soap = await buy(line('prod-001', 'L.1.31'))
    const kit = await buy(line('kit-001', 'L.24.99'))
    const other = await buy(line('kit-001', 'L.24.99'), 'auth0|emil')
    await pay(shop, soap, { promo: 'WELCOME10' })
    await vi.waitFor(async () => expect(await statusOf(kit)).toBe('expired'), { timeout: 30_000 })
    expect(await Promise.all([soap, other].map(statusOf))).toEqual(['complete', 'open'])
  })

  test('PAY-02 a session expires within 36 minutes', async () => {
    const id = await openSession(shop)
    const session = (await sessions()).find((one) => one.id === id)
    const minutes = (Number(session?.['expires_at']) - Date.now() / 1000) / 60
    expect(minutes).toBeGreaterThan(30)
    expect(minutes).toBeLessThanOrEqual(36)
  })

  test('PAY-04 ten concurrent requests of one attempt open one session', async () => {
    const customerEmail = 'same-attempt@rumbo.example'
    const attempt = { 'idempotency-key': 'attempt-0001' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => checkOut(shop, cart({ customerEmail }), attempt)),
    )
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(await sessionsOf(customerEmail)).toHaveLength(1)
    const other = await checkOut(shop, cart({ items: [line('kit-001', 'L.24.99')] }), attempt)
    expect(other.body.url).not.toBe(answers[0]?.body.url)
  })
})

describe('a second payment page', () => {
  const CARLA = 'auth0|carla'
  const open = (changes: object = {}) => openSession(shop, cart({ userId: CARLA, ...changes }), CARLA)
  const soap = { mode: 'buy-now' }
  const kit = { mode: 'buy-now', items: [line('kit-001', 'L.24.99')] }
  const statusOf = async (id: string) => (await sessions()).find((one) => one.id === id)?.['status']

  test.each([
    ['of the same cart', 'expired', {}, {}],
    ['of the changed cart', 'expired', {}, { ...kit, mode: 'cart', locale: 'en' }],
    ['for the same product', 'expired', soap, { ...soap, locale: 'en' }],
    ['for another product', 'open', soap, kit],
    ['for a product outside the cart', 'open', {}, kit],
  ])('PAY-04 %s leaves the first one %s', async (_name, status, before, now) => {
    const first = await open(before)
    const others = await openSession(shop)
    const second = await open(now)
    expect(await Promise.all([first, others, second].map(statusOf))).toEqual([status, 'open', 'open'])
  })

  test('PAY-04 of several opened at once, one can be paid', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => open()))
    const statuses = await Promise.all(opened.map(statusOf))
    expect(statuses.filter((status) => status === 'open')).toHaveLength(1)
  })
})

describe('an outdated price', () => {
  test.each([
    ['es', 'L.0.01', '«Jabón de viaje».'],
    ['en', 'L.1.30', '“Travel soap.”'],
  ])('PAY-02 is rejected in %s with the product’s name', async (locale, price, name) => {
    const { status, body } = await checkOut(shop, cart({ items: [line('prod-001', price)], locale }), {
      'accept-language': locale,
    })
    expect([status, body.error?.code]).toEqual([409, 'price_changed'])
    expect(body.error?.message).toContain(name)
  })

  test('PAY-02 a product that is no longer sold is rejected by name', async () => {
    const { status, body } = await checkOut(shop, cart({ items: [line('prod-404', 'L.1.00')] }))
    expect([status, body.error?.code]).toEqual([409, 'product_gone'])
    expect(body.error?.message).toContain('prod-404')
    expect(body.error).toMatchObject({ items: [{ id: 'prod-404', gone: true }] })
  })

  test.each([0, -3, 0.005])('PAY-02 an invalid price of %d disables only that product', async (price) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await shop.content.patch('prod-002').set({ price }).commit()
    const items = [line('prod-002', 'L.0.00'), line('prod-001', 'L.1.31')]
    const { status, body } = await checkOut(shop, cart({ items }))
    await shop.content.patch('prod-002').set({ price: 31.4 }).commit()
    expect([status, body.error?.code]).toEqual([409, 'product_gone'])
    expect(body.error).toMatchObject({ items: [{ id: 'prod-002', gone: true }] })
  })

  test('PAY-02 the answer has the current price and rate', async () => {
    await shop.content.patch('siteSettings').set({ hnlRate: 27 }).commit()
    const { body } = await checkOut(shop, cart({ items: [line('prod-001', 'L.34.06')], currency: 'HNL' }))
    await shop.content.patch('siteSettings').set({ hnlRate: 26 }).commit()
    expect(body.error).toMatchObject({ items: [{ id: 'prod-001', price: 131 }], rates: { USD: 1, HNL: 27 } })
  })

  test('PAY-02 the current price is used', async () => {
    await shop.content.patch('prod-002').set({ price: 30 }).commit()
    const items = [line('prod-002', 'L.31.40')]
    expect((await checkOut(shop, cart({ items }))).status).toBe(409)
    await shop.content.patch('prod-002').set({ price: 31.4 }).commit()
    expect((await checkOut(shop, cart({ items }))).status).toBe(200)
  })
})

describe('authorization', () => {
  test.each([
    ['for another audience', { aud: 'https://other.example' }],
    ['of another issuer', { iss: 'https://evil.example/' }],
    ['that has run out', { expiresIn: -120 }],
  ])('PAY-02 a token %s is a 401', async (_, options) => {
    const { status, headers } = await create(cart(), {
      authorization: `Bearer ${await tokenOf(shop, options)}`,
    })
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toContain('invalid_token')
  })

  test('PAY-02 a token signed with another key, or none, is a 401', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT({ sub: ANA })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(`${shop.urls.identity}/`)
      .setAudience('https://api.rumbo.example')
      .setExpirationTime('1h')
      .sign(privateKey)
    expect((await create(cart(), { authorization: `Bearer ${forged}` })).status).toBe(401)
    expect((await create(cart(), {})).body.error.code).toBe('missing_token')
  })

  test('PAY-02 another person’s cart is a 403', async () => {
    const { status, body } = await checkOut(shop, cart({ userId: 'auth0|eva' }))
    expect([status, body.error?.code]).toEqual([403, 'other_person'])
  })

  test('PAY-02 an invalid field is a 422 that names it', async () => {
    const { status, body } = await checkOut(shop, cart({ items: [line('prod-001', 'free')] }))
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ field: 'items.0.price' })
  })

  test.each([
    [
      '45 different lines',
      { items: Array.from({ length: 45 }, (_, n) => line(`prod-${n}`, 'L.1.31')) },
      '40',
    ],
    ['100 of a product', { items: [line('prod-001', 'L.1.31', 100)] }, '99'],
    [
      '100 of a product in two lines',
      { items: [line('prod-001', 'L.1.31', 50), line('prod-001', 'L.1.31', 50)] },
      '99',
    ],
    ['a price of junk', { items: [line('prod-001', 'free')] }, ''],
    ['a broken address', { customerEmail: 'a@b' }, 'correo'],
  ])('PAY-02 %s is rejected with a message for shoppers, in their language', async (_, changes, words) => {
    const { status, body } = await checkOut(shop, cart(changes), { 'accept-language': 'es' })
    expect(status).toBe(422)
    expect(body.error?.message).toContain(words)
    expect(body.error?.message).not.toMatch(/items|quantity|customerEmail|too big|invalid|not a/i)
  })
})

describe('requests that the payment service rejects', () => {
  test('PAY-03 an amount above the maximum is a 422 with the limit', async () => {
    await shop.content.patch('kit-001').set({ price: 60_000 }).commit()
    const items = [line('kit-001', 'L.1560000.00')]
    const { status, body } = await checkOut(shop, cart({ items, currency: 'HNL' }))
    await shop.content.patch('kit-001').set({ price: 24.99 }).commit()
    expect([status, body.error?.code]).toEqual([422, 'amount_too_large'])
    expect(body.error?.message).toContain('999,999.99')
  })

  test('PAY-03 an amount below the minimum is a 422', async () => {
    await shop.content.patch('kit-001').set({ price: 0.01 }).commit()
    await shop.content.patch('siteSettings').set({ flatShipping: 0 }).commit()
    const { status, body } = await checkOut(shop, cart({ items: [line('kit-001', 'L.0.01')] }))
    await shop.content.patch('siteSettings').set({ flatShipping: 4.99 }).commit()
    expect([status, body.error?.code]).toEqual([422, 'amount_too_small'])
  })
})

describe('payment details', () => {
  test('PAY-05 are only the six that the page shows', async () => {
    const id = await openSession(shop)
    await pay(shop, id, { email: 'ana@rumbo.example' })
    const { status, body, headers } = await requestJson(shop, `/api/stripe/checkout-session/${id}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      id,
      payment_status: 'paid',
      amount_total: 761,
      currency: 'usd',
      customer_email: 'ana@rumbo.example',
      shipping: { name: 'Ana Local' },
    })
  })

  test('PAY-05 have the email address and the name masked on later views', async () => {
    const id = await openSession(shop)
    const view = async () => (await requestJson(shop, `/api/stripe/checkout-session/${id}`)).body
    await view()
    await pay(shop, id, { email: 'ana@rumbo.example' })
    expect(await view()).toMatchObject({
      customer_email: 'ana@rumbo.example',
      shipping: { name: 'Ana Local' },
    })
    expect(await view()).toMatchObject({
      customer_email: 'a***@…',
      shipping: { name: 'A***' },
      amount_total: 761,
    })
  })

  test('PAY-06 of a payment that is pending, and then fails, say so in a header', async () => {
    const id = await openSession(shop)
    const progress = async () =>
      (await requestJson(shop, `/api/stripe/checkout-session/${id}`)).headers.get('payment-progress')
    expect(await progress()).toBe('open')
    await pay(shop, id, { card: '4000 0000 0000 5555' })
    expect(await progress()).toBe('pending')
    await control(shop.urls.payments, 'settle', { sessionId: id, outcome: 'failed' })
    await vi.waitFor(async () => expect(await progress()).toBe('failed'), { timeout: 30_000 })
  })

  test('PAY-06 while a payment is pending, another one of the same person has to be asked for', async () => {
    const shopper = { userId: DORA, customerEmail: 'dora@rumbo.example' }
    const open = (changes: object = {}) => checkOut(shop, cart({ ...shopper, ...changes }), {}, DORA)
    const id = await openSession(shop, cart(shopper), DORA)
    await pay(shop, id, { card: '4000 0000 0000 5555' })
    const { status, body } = await open()
    expect([status, body.error?.code]).toEqual([409, 'payment_pending'])
    expect(body.error?.message).toContain('Tu último pago')
    expect((await open({ paysAgain: true })).status).toBe(200)
    expect((await checkOut(shop, cart({ customerEmail: shopper.customerEmail }))).status).toBe(200)
    await control(shop.urls.payments, 'settle', { sessionId: id, outcome: 'failed' })
    await vi.waitFor(async () => expect((await open()).status).toBe(200), { timeout: 30_000 })
  })

  test('PAY-06 what was paid in an attempt of this browser is not paid again', async () => {
    const shopper = { userId: EVA, customerEmail: 'eva@rumbo.example' }
    const attempt = crypto.randomUUID()
    const open = (changes: object = {}, key: string = crypto.randomUUID()) =>
      checkOut(shop, cart({ ...shopper, ...changes }), { 'idempotency-key': key }, EVA)
    const { body: opened } = await open({}, attempt)
    const session = /cs_test_\w+/.exec(opened.url ?? '')?.[0] ?? ''
    expect((await open({ attempts: [attempt], mode: 'buy-now' })).status, 'not paid yet').toBe(200)
    await pay(shop, session)
    const { status, body } = await open({ attempts: ['other', attempt] })
    expect([status, body.error]).toEqual([
      409,
      expect.objectContaining({ code: 'already_paid', session, attempt }),
    ])
    expect((await open()).status, 'another purchase').toBe(200)
    expect((await open({ attempts: [attempt], paysAgain: true })).status).toBe(200)
    const asAna = cart({ customerEmail: shopper.customerEmail, attempts: [attempt] })
    expect((await checkOut(shop, asAna)).status, 'another person').toBe(200)
  })

  test('PAY-05 a session of another application or site on the account is a 404', async () => {
    const id = await openForeignSession(shop, { shop: 'rumbo', site: 'https://staging.example' })
    expect((await requestJson(shop, `/api/stripe/checkout-session/${id}`)).status).toBe(404)
  })

  test.each([
    'cs_test_unknown00',
    'cs_test_',
    '..%2fcustomers',
    'pi_123456789',
    '%00',
    'cs_test_a b c d e f',
  ])('PAY-05 %s is a 404', async (id) => {
    expect((await requestJson(shop, `/api/stripe/checkout-session/${id}`)).status).toBe(404)
  })
})

describe('failures', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

  const fault = (service: 'payments' | 'lake' | 'identity', kind: string, more: object = {}) =>
    control(shop.urls[service], 'fault', { kind, ...more })

  test.each([
    ['payments', 'down', 'payments_unavailable'],
    ['payments', 'junk', 'payments_unavailable'],
    ['lake', 'down', 'content_unavailable'],
    ['lake', 'junk', 'content_unavailable'],
  ] as const)('PAY-02 with %s %s the answer is a 503, and a retry works', async (service, kind, code) => {
    await fault(service, kind)
    const { status, body } = await checkOut(shop)
    await fault(service, 'none')
    expect([status, body.error?.code]).toEqual([503, code])
    expect((await checkOut(shop)).status).toBe(200)
  })

  test('PAY-02 without the keys of the login service the answer is a 503, and no session is created', async () => {
    const authorization = `Bearer ${await tokenOf(shop)}`
    const customerEmail = 'no-keys@rumbo.example'
    // A new instance has no cached keys.
    vi.resetModules()
    const fresh = (await import('../../netlify/functions/create-checkout-session.mts')).default
    await fault('identity', 'down')
    const send = () =>
      fresh(
        new Request(
          `${shop.site}/api/stripe/create-checkout-session`,
          post(cart({ customerEmail }), { authorization }),
        ),
      )
    const refused = await send()
    await fault('identity', 'none')
    expect([refused.status, (await refused.json()).error.code]).toEqual([503, 'identity_unavailable'])
    expect(await sessionsOf(customerEmail)).toEqual([])
    expect((await send()).status).toBe(200)
  })

  test('PAY-04 a retry after a lost answer gets the same session', async () => {
    const customerEmail = 'lost-answer@rumbo.example'
    await fault('payments', 'lost', { count: 1, path: '/v1/checkout/sessions' })
    const { status } = await checkOut(shop, cart({ customerEmail }), { 'idempotency-key': 'attempt-lost' })
    expect(status).toBe(200)
    expect(await sessionsOf(customerEmail)).toHaveLength(1)
  })
})
