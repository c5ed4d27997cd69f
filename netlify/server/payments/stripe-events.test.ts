import { readFileSync } from 'node:fs'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
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

const isHandled = async (type: string): Promise<boolean> => {
  const object = { id: 'cs_test_12345678', payment_intent: 'pi_1', metadata: { shop: 'rumbo' } }
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    created: 1_800_000_000,
    type,
    data: { object },
  })
  const header = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: env.STRIPE_WEBHOOK_SECRET,
  })
  return (await payments.readEvent(body, header)) !== undefined
}

test('PAY-07 the webhook needs exactly the events that the shop handles', async () => {
  expect(ALL_EVENTS.length).toBeGreaterThan(200)
  const handled: string[] = []
  for (const type of ALL_EVENTS) if (await isHandled(type)) handled.push(type)
  expect(handled.toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted())
})

test('RUN-02 README states the events of the webhook', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const stated = readme.matchAll(/`((?:checkout\.session|charge|refund)\.[\w.]+)`/g).map(([, event]) => event)
  expect([...stated].sort()).toEqual([...WEBHOOK_EVENTS].sort())
})
