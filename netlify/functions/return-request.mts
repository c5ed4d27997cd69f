import type { Config } from '@netlify/functions'
import { normalize } from '~/features/orders/tracking-number'
import { returnRequestBody } from '~/features/orders/return-request.server'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { json, lastPartOf, parse, readJson, respond } from '../server/respond'
import { requestReturn } from '../server/returns'
import { requireShopper } from '../server/shopper'

const MAX_BODY = 16_000

export default async (request: Request) =>
  respond(request, 'POST', async () => {
    limitCalls(request, 'return-request', 10)
    const env = readEnv()
    const { subject } = await requireShopper(request, env)
    const wanted = parse(returnRequestBody, await readJson(request, MAX_BODY))
    const { state } = await requestReturn(env, subject, normalize(lastPartOf(request)), wanted)
    return json({ state })
  })

export const config: Config = {
  path: '/api/returns/:number',
  method: 'POST',
}
