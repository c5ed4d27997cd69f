import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  checkoutOf,
  type Payments,
  type Receiver,
  startReceiver,
  startTestPayments,
} from './testing/emulator'

// Stripe publishes an example of each object with all of its fields: what the emulator sends has no other ones.

const { resources } = JSON.parse(
  readFileSync(new URL('./testing/stripe-fixtures.json', import.meta.url), 'utf8'),
) as { resources: Record<string, unknown> }

let receiver: Receiver
let payments: Payments
const sent = new Map<string, unknown>()
beforeAll(async () => {
  receiver = await startReceiver()
  payments = await startTestPayments(receiver)
  const { stripe } = payments
  const keep = (objects: readonly { readonly object: string }[]) => {
    for (const object of objects) sent.set(object.object, JSON.parse(JSON.stringify(object)) as unknown)
  }
  const { id } = await stripe.checkout.sessions.create(checkoutOf())
  keep((await stripe.checkout.sessions.listLineItems(id)).data)
  await payments.control('pay', { sessionId: id })
  await payments.control('refund', { sessionId: id, amount: 100 })
  await payments.control('dispute', { sessionId: id, outcome: 'open' })
  await vi.waitFor(
    () => expect(receiver.events.map(({ type }) => type)).toContain('charge.dispute.created'),
    15_000,
  )
  keep(receiver.events.map((event) => ({ ...event, data: null })))
  keep(receiver.events.map(({ data }) => data.object as { object: string }))
  keep([await stripe.coupons.retrieve('WELCOME10'), await stripe.checkout.sessions.retrieve(id)])
  keep((await stripe.promotionCodes.list()).data)
  keep((await stripe.webhookEndpoints.list()).data)
  keep([await stripe.balance.retrieve()])
})
afterAll(async () => {
  await payments.close()
  await receiver.close()
})

/** In the API version of the shop, and newer than the examples. */
const NEWER = new Set(['checkout.session.allowed_payment_method_types'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of fields, and values of another kind, that Stripe's example does not have. */
const strange = (value: unknown, example: unknown, path: string): string[] => {
  if (value === null || value === undefined || example === null || example === undefined) return []
  if (Array.isArray(value) && Array.isArray(example))
    return example.length === 0
      ? []
      : value.flatMap((item, index) => strange(item, example[0], `${path}[${index}]`))
  if (isObject(value) && isObject(example)) {
    // An empty object in the example is a map with the keys of the shop, such as metadata.
    if (Object.keys(example).length === 0) return []
    return Object.entries(value).flatMap(([key, field]) =>
      key in example
        ? strange(field, example[key], `${path}.${key}`)
        : [`${path}.${key}`].filter((name) => !NEWER.has(name)),
    )
  }
  // A reference is an id or, expanded, an object.
  const isReference = (one: unknown, other: unknown) => typeof one === 'string' && isObject(other)
  if (isReference(value, example) || isReference(example, value)) return []
  return typeof value === typeof example ? [] : [`${path} is ${typeof value}`]
}

test.each([
  'checkout.session',
  'item',
  'coupon',
  'promotion_code',
  'charge',
  'refund',
  'dispute',
  'event',
  'webhook_endpoint',
  'balance',
])('PAY-03 every field of a %s is one of Stripe’s', (name) => {
  expect(Object.keys(sent.get(name) ?? {}).length).toBeGreaterThan(3)
  expect(resources).toHaveProperty([name])
  expect(strange(sent.get(name), resources[name], name)).toEqual([])
})

test('PAY-03 a renamed field and one of another kind are found', () => {
  const session = { ...Object(sent.get('checkout.session')), amountTotal: 1, payment_status: 7 }
  expect(strange(session, resources['checkout.session'], 'checkout.session')).toEqual([
    'checkout.session.payment_status is number',
    'checkout.session.amountTotal',
  ])
})
