import type { Config } from '@netlify/functions'
import type Stripe from 'stripe'
import { readEnv } from '../server/env'
import { notFound } from '../server/faults'
import { json, lastPartOf, respond } from '../server/respond'
import { askStripe, isMissing, stripeClient } from '../server/stripe'

export default async (request: Request) =>
  respond(request, 'GET', async () => {
    const id = lastPartOf(request)
    if (!/^cs_(test|live)_[A-Za-z0-9]{8,200}$/.test(id)) throw unknown()
    const stripe = stripeClient(readEnv())
    const session = await askStripe(() => stripe.checkout.sessions.retrieve(id)).catch((error: unknown) => {
      throw isMissing(error) ? unknown() : error
    })
    return json(details(session))
  })

const unknown = () => notFound('There is no such payment.', 'Ese pago no existe.')

/** What the success page shows, and no more of what Stripe knows. */
const details = (session: Stripe.Checkout.Session) => ({
  id: session.id,
  payment_status: session.payment_status,
  amount_total: session.amount_total,
  currency: session.currency,
  customer_email: session.customer_details?.email ?? session.customer_email,
  shipping: { name: session.collected_information?.shipping_details?.name ?? null },
})

export const config: Config = {
  path: '/api/stripe/checkout-session/:id',
  method: 'GET',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
