import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPayments } from '@rumbo/dev-services/payments'
import { readEnv } from '~/lib/env/env.server'
import { enabledEvents, isLive, isRedeemable } from '../../../netlify/server/payments/stripe-account'
import { syncCodes } from '../../../netlify/server/payments/stripe-codes'
import { stripePayments } from '../../../netlify/server/payments/stripe'
import { checkout } from '../../../netlify/server/payments/testing/checkout'
import { testEnvironment } from '../../../netlify/server/testing/environment'
import { control as fetchControl } from '../shopper'
import { readStripeApi } from './compare'
import { type RecordedCall, type Recorder, startRecorder } from './record'

// Everything the shop sends to Stripe and everything the emulator sends back has the types that Stripe generates from
// its OpenAPI description.

const stripe = readStripeApi()

const DECLINED = '4000000000000002'
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]

let recorder: Recorder
let payments: Awaited<ReturnType<typeof startPayments>>
let stateDir: string
beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'rumbo-stripe-'))
  recorder = await startRecorder()
  const settings = testEnvironment({ STRIPE_API_URL: recorder.url, PUBLIC_SITE_URL: checkout().site })
  payments = await startPayments({
    port: 0,
    stateDir,
    webhook: { url: `${recorder.url}/webhook`, secret: settings['STRIPE_WEBHOOK_SECRET'] ?? '' },
    promotionCodes: [{ code: 'WELCOME10', percentOff: 10 }],
  })
  recorder.target = payments.url
  await callEverything(readEnv(settings))
})
afterAll(async () => {
  await payments.close()
  await recorder.close()
  await rm(stateDir, { recursive: true, force: true })
})

const callEverything = async (env: ReturnType<typeof readEnv>) => {
  const shop = stripePayments(env)
  const control = (name: string, body: object) => fetchControl(payments.url, name, body)
  const until = new Date('2040-01-01')
  const code = { code: 'VERANO', percent: 15, until, minimum: { USD: 50, HNL: 1000 } }
  for (const codes of [[code], [], [code]]) await syncCodes(env, codes)

  const paid = await shop.openCheckout(checkout({ reservation: 'reserved-1' }), 'attempt-1')
  const { sessionId } = paid
  await control('pay', { sessionId, promo: code.code })
  const state = await shop.readSession(sessionId)
  if (state.state !== 'paid') throw new Error(`The session is ${state.state}`)
  const summary = await shop.findSummary(sessionId)
  if (summary) await shop.markViewed(summary)
  await Array.fromAsync(shop.paidSessions(new Date(0)))
  for (const outcome of ['succeeded', 'failed']) await control('refund', { sessionId, outcome, amount: 100 })
  for (const outcome of ['open', 'lost']) await control('dispute', { sessionId, outcome })
  await shop.readReversals(state.purchase.paymentId ?? '')

  const unpaid = await shop.openCheckout(checkout({ email: undefined, locale: 'en' }), undefined)
  await expect(control('pay', { sessionId: unpaid.sessionId, card: DECLINED })).rejects.toThrow('402')
  await shop.closeCheckout(unpaid.sessionId)
  await Promise.all([isLive(env), isRedeemable(env, code.code), enabledEvents(env, paid.url)])
  await vi.waitFor(() => expect(eventTypes()).toEqual(expect.arrayContaining(EVENTS)), 15_000)
}

const callsOf = (name: string) => recorder.calls.filter((call) => call.name === name)
const eventTypes = () => callsOf('webhook').map(({ parameters }) => (parameters as { type: string }).type)

const differences = ({ name, parameters, answer }: RecordedCall): string[] => [
  ...stripe.compare(name, 'parameters', parameters, { isForm: name !== 'webhook' }),
  ...stripe.compare(name, 'answer', answer),
]

test.each(stripe.calls)('PAY-03 %s is as Stripe describes it', (name) => {
  const calls = callsOf(name)
  expect(calls).not.toEqual([])
  expect(calls.flatMap(differences)).toEqual([])
})

test('PAY-03 the shop makes no other call', () => {
  expect(new Set(recorder.calls.map(({ name }) => name))).toEqual(new Set(stripe.calls))
})

test.each<[string, Partial<RecordedCall>, string]>([
  ['renamed parameter', { parameters: { productz: 'a' } }, '.productz is unknown'],
  ['language without a page', { parameters: { locale: 'es-XX' } }, '.locale is "es-XX"'],
  ['text for a number', { parameters: { expires_at: 'soon' } }, '.expires_at is "soon"'],
  [
    'renamed parameter of a line',
    { parameters: { line_items: [{ price_data: { currency: 'usd', amount: '1' } }] } },
    '.line_items[0].price_data.amount is unknown',
  ],
  ['renamed field', { answer: { amountTotal: 1 } }, '.amountTotal is unknown'],
  ['field of another kind', { answer: { amount_total: '1' } }, '.amount_total is "1"'],
  ['field that is left out', { answer: { id: 'cs_1' } }, '.amount_total is missing'],
])('PAY-03 a %s is found', (_, changes, found) => {
  const name = 'POST /v1/checkout/sessions'
  expect(differences({ name, parameters: {}, answer: undefined, ...changes })).toContain(name + found)
})
