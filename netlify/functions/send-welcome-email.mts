import type { Config } from '@netlify/functions'
import { subscribeRequest } from '~/features/newsletter/subscribe-request.server'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { clientNetwork } from '../server/client-address'
import { requestSubscription } from '../server/newsletter'
import { type ErrorAnswer, json, parse, readJson, respond } from '../server/respond'

const MAX_BODY = 2048

export default async (request: Request) =>
  respond(
    request,
    'POST',
    async () => {
      limitCalls(request, 'send-welcome-email', 10)
      const subscription = parse(subscribeRequest, await readJson(request, MAX_BODY))
      await requestSubscription(readEnv(), subscription, clientNetwork(request))
      return json({ success: true })
    },
    failure,
  )

/** The page reads `success` and `error` (NEWS-02). */
const failure = ({ status, message, headers }: ErrorAnswer) =>
  json({ success: false, error: message }, status, headers)

export const config: Config = {
  path: '/api/sendwelcomeemail',
  method: 'POST',
}
