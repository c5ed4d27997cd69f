import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { sendDueMails } from '../server/order-mails'
import { recordOrder } from '../server/orders'
import { stripePayments } from '../server/payments/stripe'
import { json, readText, respond } from '../server/respond'
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
      return recorded.outcome
    })
    return json({ received: true, outcome })
  })

export const config: Config = {
  path: '/api/stripe/webhook',
  method: 'POST',
  rateLimit: { windowSize: 60, windowLimit: 6000, aggregateBy: ['ip', 'domain'] },
}
