import type { Config } from '@netlify/functions'
import { check, normalize } from '~/features/orders/tracking-number'
import { trackingRecord } from '~/features/orders/tracking-record'
import { readEnv } from '~/lib/env/env.server'
import { numberNotFound, numberTypo } from '../server/errors'
import { findByNumber } from '../server/find-orders'
import { json, lastPartOf, localeOf, respond } from '../server/respond'

export default async (request: Request) =>
  respond(request, 'GET', async () => {
    const number = normalize(lastPartOf(request))
    const kind = check(number)
    if (kind === 'typo') throw numberTypo()
    if (kind === 'malformed') throw numberNotFound(number)
    const order = await findByNumber(readEnv(), number)
    if (!order) throw numberNotFound(number)
    return json(trackingRecord(order, localeOf(request)))
  })

export const config: Config = {
  path: '/api/track-order/:number',
  method: 'GET',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
