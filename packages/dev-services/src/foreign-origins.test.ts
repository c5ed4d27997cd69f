import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mail, startTestMail as startMail } from './mail/testing/emulator'
import { checkoutOf, type Payments, startTestPayments as startPayments } from './payments/testing/emulator'

const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

let mail: Mail
let payments: Payments

beforeAll(async () => {
  mail = await startMail()
  payments = await startPayments({ url: 'http://localhost:9' })
})
afterAll(() => Promise.all([mail.close(), payments.close()]))

const post = async (url: string, headers = {}) =>
  (await fetch(url, { method: 'POST', headers, body: '{}', redirect: 'manual' })).status

test('RUN-03 commands to payments and mail from pages of other sites are refused', async () => {
  for (const { url } of [mail, payments])
    for (const command of ['reset', 'fault'])
      expect(await post(`${url}/__local/${command}`, FOREIGN)).toBe(403)
  for (const command of ['pay', 'webhooks', 'replay', 'settle'])
    expect(await post(`${payments.url}/__local/${command}`, FOREIGN)).toBe(403)
  expect(await post(`${mail.url}/__local/reset`)).toBe(200)
})

test('RUN-03 PAY-03 only the payment page itself may post to the payment page', async () => {
  const { url } = await payments.stripe.checkout.sessions.create(checkoutOf())
  expect(await post(url ?? '', FOREIGN)).toBe(403)
  expect(await post(url ?? '', { origin: payments.url, 'sec-fetch-site': 'same-origin' })).toBe(303)
})
