import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  checkoutOf,
  type Payments,
  type Receiver,
  startTestPayments,
  startReceiver,
} from '../testing/emulator'

let receiver: Receiver
let payments: Payments

beforeEach(async () => {
  receiver = await startReceiver()
  payments = await startTestPayments(receiver)
})
afterEach(async () => {
  await payments.close()
  await receiver.close()
})

const openAndPay = async (changes = {}) => {
  const session = await payments.stripe.checkout.sessions.create(checkoutOf())
  const { body } = await payments.control('pay', { sessionId: session.id, ...changes })
  return { id: session.id, body }
}
const types = () => receiver.events.map(({ type }) => type)
const pending = async () => {
  const answer = (await (await fetch(`${payments.url}/__local/webhooks`)).json()) as { pending: unknown[] }
  return answer.pending.length
}

describe('PAY-07 signed webhooks', () => {
  test('PAY-07 a payment sends events that the SDK verifies, in the API version it pins', async () => {
    const { id } = await openAndPay({ email: 'beto@rumbo.example', name: 'Beto' })
    await expect
      .poll(types)
      .toEqual(expect.arrayContaining(['payment_intent.succeeded', 'checkout.session.completed']))
    const event = receiver.events.find(({ type }) => type === 'checkout.session.completed')
    expect(event).toMatchObject({
      id: expect.stringMatching(/^evt_\w+$/) as string,
      object: 'event',
      api_version: Stripe.API_VERSION,
      livemode: false,
      request: { id: null, idempotency_key: null },
      data: {
        object: {
          id,
          payment_status: 'paid',
          customer_details: { email: 'beto@rumbo.example', name: 'Beto' },
          collected_information: { shipping_details: { name: 'Beto', address: { country: 'HN' } } },
        },
      },
    })
    await expect.poll(pending).toBe(0)
  })

  test('PAY-07 a delivery is retried until the endpoint answers 2xx', async () => {
    receiver.statuses.push(500, 500, 500, 302)
    await openAndPay()
    await expect.poll(types, { timeout: 5_000 }).toHaveLength(2)
    expect(receiver.statuses).toEqual([])
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(2)
  })

  test('PAY-07 the buyer does not wait for a webhook endpoint that is down', async () => {
    await receiver.close()
    const { body } = await openAndPay()
    expect(body).toMatchObject({ payment_status: 'paid' })
    expect(await pending()).toBe(2)
  })

  test('PAY-07 pending deliveries survive a restart', async () => {
    const { port } = receiver
    await receiver.close()
    const { id } = await openAndPay()
    await payments.close()
    receiver = await startReceiver(port)
    payments = await startTestPayments(receiver, payments)
    await expect.poll(types, { timeout: 5_000 }).toHaveLength(2)
    expect(receiver.events.map((event) => (event.data.object as { id: string }).id)).toContain(id)
  })

  test('PAY-07 events can be duplicated, reordered and delayed', async () => {
    await payments.control('webhooks', { duplicate: 2, reorder: true, delayMs: 300 })
    await openAndPay()
    await expect.poll(types, { timeout: 5_000 }).toHaveLength(6)
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(2)
    expect(types()[0]).toBe('checkout.session.completed')
  })

  test('PAY-07 an event can be replayed fifty times in parallel', async () => {
    const { id } = await openAndPay()
    await expect.poll(types).toHaveLength(2)
    const { body } = await payments.control('replay', { sessionId: id, times: 50, parallel: true })
    expect(body['statuses']).toEqual(Array(50).fill(200))
    expect(receiver.events).toHaveLength(52)
  })

  test('PAY-07 a delayed payment is complete but unpaid until it is settled', async () => {
    const { id, body } = await openAndPay({ card: '4000 0000 0000 5555' })
    expect(body).toMatchObject({ kind: 'processing', payment_status: 'unpaid' })
    await expect.poll(types).toContain('checkout.session.completed')
    expect(receiver.events.find(({ type }) => type.endsWith('completed'))?.data.object).toMatchObject({
      payment_status: 'unpaid',
      status: 'complete',
    })
    await payments.control('settle', { sessionId: id })
    await expect.poll(types).toContain('checkout.session.async_payment_succeeded')
    expect((await payments.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
    expect((await payments.control('settle', { sessionId: id })).status).toBe(400)
  })

  test('PAY-07 a delayed payment can fail', async () => {
    const { id } = await openAndPay({ card: '4000 0000 0000 5555' })
    await payments.control('settle', { sessionId: id, outcome: 'failed' })
    await expect.poll(types).toContain('checkout.session.async_payment_failed')
    expect((await payments.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid')
  })

  test('PAY-07 paying twice charges once', async () => {
    const { id } = await openAndPay()
    await Promise.all([1, 2, 3].map(() => payments.control('pay', { sessionId: id })))
    await expect.poll(pending).toBe(0)
    expect(types().filter((type) => type === 'checkout.session.completed')).toHaveLength(1)
  })

  test('PAY-07 a session expires on its own when its time is over', async () => {
    const { id } = await payments.stripe.checkout.sessions.create(
      checkoutOf({ expires_at: Math.floor(Date.now() / 1000) + 1_801 }),
    )
    vi.useFakeTimers({ now: Date.now() + 1_802_000, toFake: ['Date'] })
    try {
      expect((await payments.stripe.checkout.sessions.retrieve(id)).status).toBe('expired')
    } finally {
      vi.useRealTimers()
    }
    await expect.poll(types, { timeout: 5_000 }).toContain('checkout.session.expired')
  })
})
