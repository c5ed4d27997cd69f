import type { Config } from '@netlify/functions'
import { limitCalls } from '../server/call-limit'
import { createSampler, parseClientError } from '../server/client-error'
import { readText, respond } from '../server/respond'

const MAX_BODY = 8192
const passes = createSampler()

/** Logs uncaught browser errors, one line each. */
export default async (request: Request) =>
  respond(request, 'POST', async () => {
    limitCalls(request, 'client-errors', 10)
    const error = parseClientError(await readText(request, MAX_BODY))
    if (passes(error)) console.warn(`Client error: ${JSON.stringify(error)}`)
    return new Response(undefined, { status: 204, headers: { 'cache-control': 'no-store' } })
  })

export const config: Config = {
  path: '/api/client-errors',
  method: 'POST',
}
