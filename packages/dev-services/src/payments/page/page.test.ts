import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basket, type Payments, type Receiver, startForTest, startReceiver } from '../testing/harness'

let receiver: Receiver
let payments: Payments

beforeAll(async () => {
  receiver = await startReceiver()
  payments = await startForTest(receiver)
})
afterAll(async () => {
  await payments.close()
  await receiver.close()
})

const open = async (changes = {}, currency = 'usd') => {
  const session = await payments.stripe.checkout.sessions.create(basket(changes, currency))
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
const look = async (url: string, headers = {}) => {
  const answer = await fetch(url, { headers })
  return { status: answer.status, html: await answer.text() }
}
const alertIn = (html: string) =>
  /role="alert"[^>]*>(.*?)<\/p>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .trim()

describe('PAY-03 the hosted payment page', () => {
  test('PAY-03 it speaks the session’s language and says that it is local', async () => {
    const es = await look((await open()).url)
    expect(es.html).toContain('<html lang="es">')
    expect(es.html).toContain('no se mueve dinero')
    const en = await look((await open({ locale: 'en' })).url)
    expect(en.html).toContain('<html lang="en">')
    expect(en.html).toContain('no money moves')
    const auto = await look((await open({ locale: 'auto' })).url, { 'accept-language': 'es-HN,es;q=0.9' })
    expect(auto.html).toContain('<html lang="es">')
  })

  test('PAY-03 lines, pictures, quantities and lempiras are shown', async () => {
    const { html } = await look((await open({}, 'hnl')).url)
    expect(html).toContain('Adaptador universal')
    expect(html).toContain('src="http://localhost:4100/images/a.webp"')
    expect(html).toContain('Cantidad: 2')
    expect(html).toContain('L\u00a037.24')
    expect(html).toContain('L\u00a044.75')
  })

  test('PAY-03 names from the catalogue are text, never markup', async () => {
    const item = basket().line_items?.[0]
    const nasty = {
      ...item,
      price_data: { currency: 'usd', unit_amount: 900, product_data: { name: '<script>alert(1)</script>' } },
    }
    const { html } = await look((await open({ line_items: [nasty] })).url)
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })

  test('PAY-03 a payment goes on to the success page, with the chosen shipping and the address', async () => {
    const { id, url } = await open()
    const paid = await post(url, { ...GOOD, shipping: '1' })
    expect(paid).toMatchObject({
      status: 303,
      to: `http://localhost:8888/shop/checkout/success?session_id=${id}`,
    })
    expect(
      await payments.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }),
    ).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 3225 + 1250,
      total_details: { amount_shipping: 1250 },
      collected_information: { shipping_details: { name: 'Ana López', address: { city: 'Tegucigalpa' } } },
      payment_intent: { status: 'succeeded', amount_received: 4475, metadata: { attempt: 'a1' } },
    })
  })

  test('PAY-03 a declined card keeps everything typed, and another card then pays', async () => {
    const { id, url } = await open()
    const declined = await post(url, { ...GOOD, card: '4000 0000 0000 0002' })
    expect(declined.status).toBe(402)
    expect(alertIn(declined.html)).toBe(
      'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
    )
    for (const typed of ['Ana López', 'Col. Palmira 12', 'Tegucigalpa', '4000 0000 0000 0002', '12/34'])
      expect(declined.html).toContain(`value="${typed}"`)
    expect(await payments.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
    })
    await expect
      .poll(() => receiver.events.map(({ type }) => type))
      .toContain('payment_intent.payment_failed')
    expect(alertIn((await post(url, { ...GOOD, card: '4000000000009995' })).html)).toContain('fondos')
    expect((await post(url, GOOD)).status).toBe(303)
  })

  test('PAY-03 missing and wrong fields are named beside them, and nothing is charged', async () => {
    const { id, url } = await open()
    const answer = await post(url, {
      ...GOOD,
      name: '',
      card: '4242 4242 4242 4241',
      expiry: '01/20',
      country: 'FR',
    })
    expect(answer.status).toBe(422)
    expect(alertIn(answer.html)).toBe('Revisa los campos marcados.')
    for (const field of ['name', 'card', 'expiry', 'country'])
      expect(answer.html).toContain(`id="${field}-problem"`)
    expect(answer.html).not.toContain('id="city-problem"')
    expect((await payments.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  })

  test('PAY-03 WELCOME10 takes ten per cent off the goods; a wrong code says so in its place', async () => {
    const { id, url } = await open()
    const wrong = await post(url, { ...GOOD, promo: 'NADA', action: 'apply-code' })
    expect(wrong.status).toBe(422)
    expect(alertIn(wrong.html)).toBe('Este código no es válido.')
    expect(wrong.html).toContain('value="Ana López"')
    const right = await post(url, { ...GOOD, promo: 'welcome10', action: 'apply-code' })
    expect(right.html).toContain('Código WELCOME10 aplicado.')
    expect(right.html).toContain('$34.01')
    expect((await post(url, { ...GOOD, action: 'drop-code' })).html).toContain('id="promo"')
    await post(url, { ...GOOD, promo: 'WELCOME10', action: 'apply-code' })
    expect((await post(url, GOOD)).status).toBe(303)
    expect((await payments.stripe.checkout.sessions.retrieve(id)).amount_total).toBe(3225 - 323 + 499)
    const { data } = await payments.stripe.promotionCodes.list({ code: 'WELCOME10' })
    expect(data[0]?.times_redeemed).toBe(1)
  })

  test('PAY-03 a code typed but not applied changes the total before anything is charged', async () => {
    const { id, url } = await open()
    const answer = await post(url, { ...GOOD, promo: 'WELCOME10' })
    expect(answer.status).toBe(200)
    expect(answer.html).toContain('Revisa el nuevo total')
    expect((await payments.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  })

  test('PAY-03 a test card can be filled in by a button', async () => {
    const { url } = await open()
    const { html } = await post(url, { ...GOOD, card: '', action: 'card:declined' })
    expect(html).toContain('value="4000 0000 0000 0002"')
    expect(html).toContain('value="Ana López"')
  })

  test('PAY-03 a session that is paid or expired says so, with the way back', async () => {
    const paid = await open()
    await post(paid.url, GOOD)
    const again = await look(paid.url)
    expect(again.status).toBe(410)
    expect(again.html).toContain('Este pedido ya está pagado')
    expect(again.html).toContain(`session_id=${paid.id}`)
    expect((await post(paid.url, GOOD)).status).toBe(303)

    const gone = await open({ locale: 'en' })
    await payments.stripe.checkout.sessions.expire(gone.id)
    expect((await look(gone.url)).html).toContain('This payment page has expired')
    expect(await post(gone.url, GOOD)).toMatchObject({ status: 410 })
    expect((await look(`${payments.url}/c/pay/cs_test_none`)).status).toBe(404)
  })

  test('RUN-01 the stand-in’s own address lists the latest sessions', async () => {
    const { id } = await open()
    const home = await look(payments.url)
    expect(home.status).toBe(200)
    expect(home.html).toContain(`href="/c/pay/${id}"`)
    expect(home.html).toContain('Local payments')
  })
})
