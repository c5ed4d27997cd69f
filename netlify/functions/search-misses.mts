import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { readText, respond } from '../server/respond'
import { countSearchMiss } from '../server/search-misses'

const MAX_BODY = 200

/** Counts a search that found nothing, for the shop's overview. */
export default async (request: Request) =>
  respond(request, 'POST', async () => {
    limitCalls(request, 'search-misses', 10)
    await countSearchMiss(readEnv(), await readText(request, MAX_BODY), new Date())
    return new Response(undefined, { status: 204, headers: { 'cache-control': 'no-store' } })
  })

export const config: Config = {
  path: '/api/search-misses',
  method: 'POST',
}
