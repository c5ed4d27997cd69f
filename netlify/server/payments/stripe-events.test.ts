import { readFileSync } from 'node:fs'
import Stripe from 'stripe'
import { expect, test, vi } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { testEnvironment } from '../testing/environment'
import { WEBHOOK_EVENTS, stripePayments } from './stripe'

const env = readEnv(testEnvironment({ PUBLIC_SITE_URL: 'https://rumbo.example' }))
const payments = stripePayments(env)

/** The types of all events of the installed Stripe package. */
const TYPES = readFileSync(
  new URL('../../../node_modules/stripe/esm/resources/Events.d.ts', import.meta.url),
  'utf8',
)
const ALL_EVENTS = [...new Set([...TYPES.matchAll(/^\s+type: '([\w.]+)';/gm)].map(([, type]) => type ?? ''))]

const read = async (event: unknown) => {
  const body = JSON.stringify(event)
  const header = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: env.STRIPE_WEBHOOK_SECRET,
  })
  return payments.readEvent(body, header)
}

const isHandled = async (type: string): Promise<boolean> => {
  const metadata = { shop: 'rumbo', site: env.PUBLIC_SITE_URL }
  const object = { id: 'cs_test_12345678', payment_intent: 'pi_1', metadata }
  const event = { id: 'evt_1', object: 'event', created: 1_800_000_000, type, data: { object } }
  return (await read(event)) !== undefined
}

test('PAY-07 the webhook needs exactly the events that the shop handles', async () => {
  expect(ALL_EVENTS.length).toBeGreaterThan(200)
  const handled: string[] = []
  for (const type of ALL_EVENTS) if (await isHandled(type)) handled.push(type)
  expect(handled.toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted())
})

test.each([
  ['without data', { created: 1 }],
  ['with empty data', { created: 1, data: {} }],
  ['with text for the object', { created: 1, data: { object: 'x' } }],
  ['without an object', { created: 1, data: { object: null } }],
  ['without the id of the object', { created: 1, data: { object: { id: null } } }],
  ['without a time', { data: { object: { id: 'cs_test_12345678' } } }],
])(
  'PAY-07 a signed event %s is ignored with an alarm, so that Stripe does not send it again',
  async (_, rest) => {
    const alarm = vi.spyOn(console, 'error').mockReturnValue()
    for (const type of ['checkout.session.completed', 'charge.refunded']) {
      expect(await read({ type, ...rest })).toBeUndefined()
      expect(alarm).toHaveBeenLastCalledWith(expect.stringContaining(`ALARM: an event ${type}`))
    }
  },
)

test('PAY-07 a signed body that is not an event is ignored', async () => {
  for (const body of [null, 1, 'x', [], {}]) expect(await read(body)).toBeUndefined()
})

test('RUN-02 README states the events of the webhook', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const stated = readme.matchAll(/`((?:checkout\.session|charge|refund)\.[\w.]+)`/g).map(([, event]) => event)
  expect([...stated].sort()).toEqual([...WEBHOOK_EVENTS].sort())
})
