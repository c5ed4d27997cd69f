import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutOf, type Payments, startTestPayments } from '../testing/emulator'

let payments: Payments

beforeAll(async () => {
  payments = await startTestPayments({ url: 'http://localhost:9' })
})
afterAll(() => payments.close())

const create = (idempotencyKey: string, changes = {}, options = {}) =>
  payments.stripe.checkout.sessions.create(checkoutOf(changes), { idempotencyKey, ...options })
const count = async () => (await payments.stripe.checkout.sessions.list({ limit: 100 })).data.length

test('PAY-04 a repeated key returns the same session and says so', async () => {
  const first = await create('again')
  const second = await create('again')
  expect(second.id).toBe(first.id)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
})

test('PAY-04 fifty parallel requests with one key create one session', async () => {
  const before = await count()
  const ids = await Promise.all(Array.from({ length: 50 }, () => create('at-once')))
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
  expect(await count()).toBe(before + 1)
})

test('PAY-04 a second request while the first is in progress is a conflict, which the SDK retries', async () => {
  await payments.control('fault', { kind: 'slow', ms: 300, path: '/v1/checkout', count: 1 })
  const first = create('in-progress')
  await expect
    .poll(async () => (await fetch(`${payments.url}/__local/fault`)).json())
    .toMatchObject({ kind: 'none' })
  await expect(create('in-progress', {}, { maxNetworkRetries: 0 })).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  const retried = await create('in-progress')
  expect(retried.id).toBe((await first).id)
})

test('PAY-04 when the response is lost, the SDK’s retry returns the session it created', async () => {
  const before = await count()
  await payments.control('fault', { kind: 'lost', path: '/v1/checkout', count: 1 })
  const session = await create('lost')
  expect(await count()).toBe(before + 1)
  expect(session.lastResponse.headers['idempotent-replayed']).toBe('true')
})

test('PAY-04 a key with other parameters or for another endpoint is an error', async () => {
  await create('other')
  await expect(create('other', { locale: 'en' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  await expect(
    payments.stripe.coupons.create({ percent_off: 5 }, { idempotencyKey: 'other' }),
  ).rejects.toMatchObject({ message: expect.stringContaining('same endpoint') as string })
})

test('PAY-04 a rejected request does not use up its key', async () => {
  await expect(create('free', { success_url: 'nowhere' })).rejects.toMatchObject({ code: 'url_invalid' })
  expect((await create('free')).status).toBe('open')
})

test('PAY-04 a key of more than 255 characters is rejected', async () => {
  await expect(create('k'.repeat(256))).rejects.toMatchObject({ statusCode: 400 })
})
