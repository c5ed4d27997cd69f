import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { paymentNotFound } from '../server/errors'
import { orderOfSession } from '../server/orders'
import { ownOrderRecord } from '../server/own-order'
import { json, lastPartOf, localeOf, respond } from '../server/respond'
import { requireShopper } from '../server/shopper'

export default async (request: Request) =>
  respond(request, 'GET', async () => {
    limitCalls(request, 'session-order', 60)
    const env = readEnv()
    const { subject } = await requireShopper(request, env)
    const order = await orderOfSession(env, lastPartOf(request))
    // Not an error: the buyer is often back before the payment is reported.
    if (!order) return json(null)
    if (order.customer?.subject !== subject) throw paymentNotFound()
    return json(await ownOrderRecord(env, order, localeOf(request)))
  })

export const config: Config = {
  path: '/api/stripe/session-order/:id',
  method: 'GET',
}
