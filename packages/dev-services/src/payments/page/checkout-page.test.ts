import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  checkoutOf,
  type Payments,
  type Receiver,
  startTestPayments,
  startReceiver,
} from '../testing/emulator'

let receiver: Receiver
let payments: Payments

beforeAll(async () => {
  receiver = await startReceiver()
  payments = await startTestPayments(receiver)
})
afterAll(async () => {
  await payments.close()
  await receiver.close()
})

const open = async (changes = {}, currency = 'usd') => {
  const session = await payments.stripe.checkout.sessions.create(checkoutOf(changes, currency))
  return { id: session.id, url: session.url ?? '' }
}
const GOOD = {
  name: 'Ana López',
  line1: 'Col. Palmira 12',
  city: 'Tegucigalpa',
  country: 'HN',
  shipping: '0',
  card: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  action: 'pay',
}
const post = async (url: string, fields: object) => {
  const body = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]))
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
}
/** Posts the form and follows the redirect, back to the page. */
const submit = async (url: string, fields: object) => {
  const { status, to } = await post(url, fields)
  expect([status, to]).toEqual([303, new URL(url).pathname])
  return get(url)
}
const get = async (url: string, headers = {}) => {
  const answer = await fetch(url, { headers })
  return { status: answer.status, html: await answer.text() }
}
const alertIn = (html: string) =>
  /role="alert"[^>]*>(.*?)<\/p>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .trim()

describe('PAY-03 the hosted payment page', () => {
  test('PAY-03 it is in the session’s language and says that it is local', async () => {
    const es = await get((await open()).url)
    expect(es.html).toContain('<html lang="es">')
    expect(es.html).toContain('no se mueve dinero')
    const en = await get((await open({ locale: 'en' })).url)
    expect(en.html).toContain('<html lang="en">')
    expect(en.html).toContain('no money moves')
    const auto = await get((await open({ locale: 'auto' })).url, { 'accept-language': 'es-HN,es;q=0.9' })
    expect(auto.html).toContain('<html lang="es">')
  })

  test('PAY-03 lines, images, quantities and lempiras are shown', async () => {
    const { html } = await get((await open({}, 'hnl')).url)
    expect(html).toContain('Adaptador universal')
    expect(html).toContain('src="http://localhost:4100/images/a.webp"')
    expect(html).toContain('Cantidad: 2')
    expect(html).toContain('L\u00a037.24')
    expect(html).toContain('L\u00a044.75')
  })

  test('PAY-03 product names are escaped', async () => {
    const item = checkoutOf().line_items?.[0]
    const hostile = {
      ...item,
      price_data: { currency: 'usd', unit_amount: 900, product_data: { name: '<script>alert(1)</script>' } },
    }
    const { html } = await get((await open({ line_items: [hostile] })).url)
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })

  test('PAY-03 a payment redirects to the success page, with the selected shipping and the address', async () => {
    const { id, url } = await open()
    const paid = await post(url, { ...GOOD, shipping: '1' })
    expect(paid).toMatchObject({
      status: 303,
      to: `http://localhost:8888/shop/checkout/success?session_id=${id}`,
    })
    expect(await payments.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 3225 + 1250,
      total_details: { amount_shipping: 1250 },
      collected_information: { shipping_details: { name: 'Ana López', address: { city: 'Tegucigalpa' } } },
      payment_intent: expect.stringMatching(/^pi_/) as string,
    })
    await expect
      .poll(() => receiver.events.find(({ type }) => type === 'payment_intent.succeeded')?.data.object)
      .toMatchObject({ status: 'succeeded', amount_received: 4475 })
  })

  test('PAY-03 a declined card keeps the entered values, and another card then pays', async () => {
    const { id, url } = await open()
    const declined = await submit(url, { ...GOOD, card: '4000 0000 0000 0002' })
    expect(declined.status).toBe(200)
    expect(alertIn(declined.html)).toBe(
      'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
    )
    for (const value of ['Ana López', 'Col. Palmira 12', 'Tegucigalpa', '4000 0000 0000 0002', '12/34'])
      expect(declined.html).toContain(`value="${value}"`)
    expect(await payments.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
    })
    await expect
      .poll(() => receiver.events.map(({ type }) => type))
      .toContain('payment_intent.payment_failed')
    expect(alertIn((await submit(url, { ...GOOD, card: '4000000000009995' })).html)).toContain('fondos')
    expect((await post(url, GOOD)).status).toBe(303)
  })

  test('PAY-03 missing and invalid fields have an error each, and nothing is charged', async () => {
    const { id, url } = await open()
    const answer = await submit(url, {
      ...GOOD,
      name: '',
      card: '4242 4242 4242 4241',
      expiry: '01/20',
      country: 'FR',
    })
    expect(alertIn(answer.html)).toBe('Revisa los campos marcados.')
    for (const field of ['name', 'card', 'expiry', 'country'])
      expect(answer.html).toContain(`id="${field}-error"`)
    expect(answer.html).not.toContain('id="city-error"')
    expect((await payments.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  })

  test('PAY-03 WELCOME10 takes ten percent off the goods; a wrong code is an error', async () => {
    const { id, url } = await open()
    const wrong = await submit(url, { ...GOOD, promo: 'NADA', action: 'apply-code' })
    expect(alertIn(wrong.html)).toBe('Este código no es válido.')
    expect(wrong.html).toContain('value="Ana López"')
    const right = await submit(url, { ...GOOD, promo: 'welcome10', action: 'apply-code' })
    expect(right.html).toContain('Código WELCOME10 aplicado.')
    expect(right.html).toContain('$34.01')
    expect((await submit(url, { ...GOOD, action: 'remove-code' })).html).toContain('id="promo"')
    await post(url, { ...GOOD, promo: 'WELCOME10', action: 'apply-code' })
    expect((await post(url, GOOD)).status).toBe(303)
    expect((await payments.stripe.checkout.sessions.retrieve(id)).amount_total).toBe(3225 - 323 + 499)
    const { data } = await payments.stripe.promotionCodes.list({ code: 'WELCOME10' })
    expect(data[0]?.times_redeemed).toBe(1)
  })

  test('PROMO-02 a code below its minimum, an expired one and a withdrawn one say why', async () => {
    const { promotionCodes } = payments.stripe
    const make = (code: string, more = {}) =>
      promotionCodes.create({ promotion: { type: 'coupon', coupon: 'WELCOME10' }, code, ...more })
    const restrictions = {
      minimum_amount: 5000,
      minimum_amount_currency: 'usd',
      currency_options: { hnl: { minimum_amount: 3000 } },
    }
    await make('CINCUENTA', { restrictions })
    const dollars = await open()
    const lempiras = await open({}, 'hnl')
    const apply = async (url: string, promo: string) =>
      (await submit(url, { ...GOOD, promo, action: 'apply-code' })).html
    expect(alertIn(await apply(dollars.url, 'cincuenta'))).toBe(
      'Este código pide una compra de al menos $50.00.',
    )
    expect(await apply(lempiras.url, 'CINCUENTA')).toContain('Código CINCUENTA aplicado.')

    const { id } = await make('RETIRADO')
    await promotionCodes.update(id, { active: false })
    expect(alertIn(await apply(dollars.url, 'RETIRADO'))).toBe('Este código no es válido.')

    const soon = Math.floor(Date.now() / 1000) + 60
    await make('PRONTO', { expires_at: soon })
    vi.useFakeTimers({ toFake: ['Date'], now: (soon + 1) * 1000 })
    expect(alertIn(await apply(dollars.url, 'PRONTO'))).toBe('Este código ya venció.')
    vi.useRealTimers()
  })

  test('PAY-03 a code that was not applied yet changes the total before anything is charged', async () => {
    const { id, url } = await open()
    const answer = await submit(url, { ...GOOD, promo: 'WELCOME10' })
    expect(answer.html).toContain('Revisa el nuevo total')
    expect((await payments.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  })

  test('PAY-03 a button fills in a test card', async () => {
    const { url } = await open()
    const { html } = await submit(url, { ...GOOD, card: '', action: 'card:declined' })
    expect(html).toContain('value="4000 0000 0000 0002"')
    expect(html).toContain('value="Ana López"')
  })

  test('PAY-03 a paid or expired session says so and links back', async () => {
    const paid = await open()
    await post(paid.url, GOOD)
    const again = await get(paid.url)
    expect(again.status).toBe(410)
    expect(again.html).toContain('Este pedido ya está pagado')
    expect(again.html).toContain(`session_id=${paid.id}`)
    expect((await post(paid.url, GOOD)).status).toBe(303)

    const gone = await open({ locale: 'en' })
    await payments.stripe.checkout.sessions.expire(gone.id)
    expect((await get(gone.url)).html).toContain('This payment page has expired')
    expect(await post(gone.url, GOOD)).toMatchObject({ status: 410 })
    expect((await get(`${payments.url}/c/pay/cs_test_none`)).status).toBe(404)
  })

  test('RUN-01 the home page lists the latest sessions', async () => {
    const { id } = await open()
    const home = await get(payments.url)
    expect(home.status).toBe(200)
    expect(home.html).toContain(`href="/c/pay/${id}"`)
    expect(home.html).toContain('Local payments')
  })

  test.each([
    ['succeeded', 'paid'],
    ['failed', 'unpaid'],
  ])('PAY-07 on the home page, a delayed payment can be %s, and is %s then', async (outcome, status) => {
    const { id, url } = await open()
    await post(url, { ...GOOD, card: '4000 0000 0000 5555' })
    expect((await get(payments.url)).html).toContain(`action="/c/pay/${id}/settle"`)
    expect(await post(`${url}/settle`, { outcome })).toMatchObject({ status: 303, to: '/' })
    expect(await payments.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: status })
  })
})
