import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { HttpError } from '../server/http-error'
import { stripePayments } from '../server/payments/stripe'
import { json, lastPartOf, respond } from '../server/respond'

export default async (request: Request) =>
  respond(request, 'GET', async () => {
    const summary = await stripePayments(readEnv()).findSummary(lastPartOf(request))
    if (!summary) throw new HttpError(404, 'not_found', (t) => t.paymentNotFound)
    const { sessionId, status, total, currency, email, recipient } = summary
    // PAY-05 fixes these names, and that nothing else is revealed.
    return json({
      id: sessionId,
      payment_status: status,
      amount_total: total,
      currency,
      customer_email: email,
      shipping: { name: recipient },
    })
  })

export const config: Config = {
  path: '/api/stripe/checkout-session/:id',
  method: 'GET',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
