import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { paymentNotFound } from '../server/errors'
import { paymentDetails } from '../server/payment-details'
import { stripePayments } from '../server/payments/stripe'
import { json, lastPartOf, respond } from '../server/respond'

export default async (request: Request) =>
  respond(request, 'GET', async () => {
    limitCalls(request, 'checkout-session', 60)
    const payments = stripePayments(readEnv())
    const summary = await payments.findSummary(lastPartOf(request))
    const details = summary && paymentDetails(summary, new Date())
    if (!details) throw paymentNotFound()
    if (!summary.viewed) await payments.markViewed(summary)
    // The body is fixed (PAY-05); its `payment_status` is the same for a payment that is pending and one that failed.
    return json(details, 200, { 'payment-progress': summary.progress })
  })

export const config: Config = {
  path: '/api/stripe/checkout-session/:id',
  method: 'GET',
}
