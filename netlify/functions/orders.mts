import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { ordersOf } from '../server/find-orders'
import { json, respond } from '../server/respond'
import { requireShopper } from '../server/shopper'

export default async (request: Request) =>
  respond(request, 'GET', async () => {
    limitCalls(request, 'orders', 30)
    const env = readEnv()
    const { subject } = await requireShopper(request, env)
    return json(await ordersOf(env, subject))
  })

export const config: Config = {
  path: '/api/orders',
  method: 'GET',
}
