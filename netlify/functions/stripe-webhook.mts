import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { sendDueMails } from '../server/order-mails'
import { type Recorded, recordOrder } from '../server/orders'
import type { PaidSession } from '../server/payments/payments'
import { stripePayments } from '../server/payments/stripe'
import { describe, json, readText, respond } from '../server/respond'
import { singleFlight } from '../server/single-flight'

const MAX_EVENT = 512_000

export default async (request: Request) =>
  respond(request, 'POST', async () => {
    const env = readEnv()
    const payments = stripePayments(env)
    const body = await readText(request, MAX_EVENT)
    const session = await payments.readEvent(body, request.headers.get('stripe-signature') ?? '')
    if (!session) return json({ received: true, outcome: 'ignored' })
    const outcome = await singleFlight(`order ${session.sessionId}`, async () => {
      const recorded = await recordOrder(env, payments, session)
      if (recorded.outcome === 'written') await sendDueMails(env, recorded.order)
      raiseAlarm(session, recorded)
      return recorded.outcome
    })
    return json({ received: true, outcome })
  })

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
  rateLimit: { windowSize: 60, windowLimit: 6000, aggregateBy: ['ip', 'domain'] },
}
