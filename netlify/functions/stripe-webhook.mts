import type { Config } from '@netlify/functions'
import Stripe from 'stripe'
import { readEnv } from '../server/env'
import { badSignature } from '../server/faults'
import { sendDueMails } from '../server/order-mails'
import { recordOrder } from '../server/orders'
import { json, readText, respond } from '../server/respond'
import { singleFlight } from '../server/single-flight'

const MAX_EVENT = 512_000

export default async (request: Request) =>
  respond(request, 'POST', async () => {
    const env = readEnv()
    const body = await readText(request, MAX_EVENT)
    const signature = request.headers.get('stripe-signature') ?? ''
    const event = await Stripe.webhooks
      .constructEventAsync(body, signature, env.STRIPE_WEBHOOK_SECRET)
      .catch((error: unknown) => Promise.reject(badSignature(400, error)))
    if (!concernsPayment(event)) return json({ received: true, outcome: 'ignored' })
    const { id } = event.data.object
    const outcome = await singleFlight(`order ${id}`, async () => {
      const recorded = await recordOrder(env, id, new Date(event.created * 1000))
      if (recorded.outcome === 'written') await sendDueMails(env, recorded.order)
      return recorded.outcome
    })
    return json({ received: true, outcome })
  })

/** Events after which a session may be paid. Failed and expired sessions leave nothing to undo. */
const concernsPayment = (event: Stripe.Event) =>
  event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded'

export const config: Config = {
  path: '/api/stripe/webhook',
  method: 'POST',
  rateLimit: { windowSize: 60, windowLimit: 6000, aggregateBy: ['ip', 'domain'] },
}
