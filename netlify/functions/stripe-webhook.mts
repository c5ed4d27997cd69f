import type { Config } from '@netlify/functions'
import { type Env, readEnv } from '~/lib/env/env.server'
import { followPayment } from '../server/reversals'
import type { Recorded } from '../server/orders'
import type { PaidSession, PaymentEvent, Payments } from '../server/payments/payments'
import { stripePayments } from '../server/payments/stripe'
import { completePurchase, releasePurchase } from '../server/purchases'
import { describe, json, readText, respond } from '../server/respond'
import { singleFlight } from '../server/single-flight'

const MAX_EVENT = 512_000

export default async (request: Request) =>
  respond(request, 'POST', async () => {
    const env = readEnv()
    const payments = stripePayments(env)
    const body = await readText(request, MAX_EVENT)
    const event = await payments.readEvent(body, request.headers.get('stripe-signature') ?? '')
    return json({ received: true, outcome: event ? await handle(env, payments, event) : 'ignored' })
  })

function handle(env: Env, payments: Payments, event: PaymentEvent): Promise<string> {
  if (event.kind === 'closed') return releasePurchase(env, payments, event)
  if (event.kind === 'reversal') return followPayment(env, payments, event.paymentId)
  const { session } = event
  return singleFlight(`order ${session.sessionId}`, async () => {
    const recorded = await completePurchase(env, payments, session)
    raiseAlarm(session, recorded)
    return recorded.outcome
  })
}

/** No retry helps these events, so they are answered 200; a person has to look at them (docs/operations.md). */
function raiseAlarm({ sessionId }: PaidSession, recorded: Recorded) {
  if (recorded.outcome === 'unknown')
    console.error(
      `stripe-webhook: ALARM: Stripe has no session ${sessionId}; is the secret key of this account?`,
    )
  if (recorded.outcome === 'unreadable')
    console.error(
      `stripe-webhook: ALARM: session ${sessionId} is paid, but no order can be made of it: ${describe(recorded.cause)}`,
    )
}

export const config: Config = {
  path: '/api/stripe/webhook',
  method: 'POST',
}
