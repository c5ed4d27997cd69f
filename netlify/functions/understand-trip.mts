import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { clientNetwork } from '../server/client-address'
import { json, parse, readJson, respond } from '../server/respond'
import { understandRequest, understandTrip } from '../server/trip-reader/understand'

/** Reads a trip from a traveler's own words with the AI service. */
export default async (request: Request) =>
  respond(request, 'POST', async () => {
    limitCalls(request, 'understand-trip', 10)
    const { text, language } = parse(understandRequest, await readJson(request, 16_000))
    return json(await understandTrip(readEnv(), text, language, new Date(), clientNetwork(request)))
  })

export const config: Config = {
  path: '/api/trip/understand',
  method: 'POST',
}
