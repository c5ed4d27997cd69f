import type { Config, Context } from '@netlify/functions'
import { subscribeRequest } from '~/features/newsletter/subscribe-request.server'
import { readEnv } from '~/lib/env/env.server'
import { clientAddress } from '../server/daily-cap'
import { requestSubscription } from '../server/newsletter'
import { type ErrorAnswer, json, parse, readJson, respond } from '../server/respond'

const MAX_BODY = 2048

export default async (request: Request, context?: Pick<Context, 'ip'>) =>
  respond(
    request,
    'POST',
    async () => {
      const subscription = parse(subscribeRequest, await readJson(request, MAX_BODY))
      await requestSubscription(readEnv(), subscription, clientAddress(request, context))
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
  rateLimit: { windowSize: 60, windowLimit: 10, aggregateBy: ['ip', 'domain'] },
}
