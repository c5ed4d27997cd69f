import type { Config } from '@netlify/functions'
import { normalize } from '~/features/orders/tracking-number'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { numberNotFound } from '../server/errors'
import { findOwn } from '../server/find-orders'
import { ownOrderRecord } from '../server/own-order'
import { json, lastPartOf, localeOf, respond } from '../server/respond'
import { requireShopper } from '../server/shopper'

export default async (request: Request) =>
  respond(request, 'GET', async () => {
    limitCalls(request, 'order', 60)
    const env = readEnv()
    const { subject } = await requireShopper(request, env)
    const number = normalize(lastPartOf(request))
    const order = await findOwn(env, subject, number)
    if (!order) throw numberNotFound(number)
    return json(await ownOrderRecord(env, order, localeOf(request)))
  })

export const config: Config = {
  path: '/api/orders/:number',
  method: 'GET',
}
