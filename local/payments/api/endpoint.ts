import type { Context } from 'hono'
import type { Faults } from '../../kit/faults'
import type { NodeEnv } from '../../kit/serve'
import type { Books } from '../books'
import { newId } from '../domain/ids'
import type { Courier } from '../webhooks/courier'
import type { Cause } from '../webhooks/record'
import { invalid, Refusal, unauthorized } from './errors'
import { type Form, parseForm } from './form'
import { checkKey, isRemembered, stillRunning } from './idempotency'

/** A request to the API, read and let in. `parameters` come from the body (POST) or the query (GET). */
export interface ApiRequest {
  readonly id: string
  readonly parameters: Record<string, Form>
  readonly cause: Cause
}

/** Does the work at once and gives the answer's body; throws {@link Refusal}. */
export type Work = (request: ApiRequest) => unknown

export type Endpoint = (work: Work) => (c: Context<NodeEnv>) => Promise<Response>

interface Answer {
  readonly status: number
  readonly text: string
  readonly replayOf?: string
}

/**
 * What every API request goes through: key, parameters, idempotency, the work in one transaction together with
 * the memory of its answer, errors in Stripe's shape. So a request that was answered can never be done twice.
 */
export const createEndpoint = (books: Books, courier: Courier, faults: Faults): Endpoint => {
  const running = new Set<string>()

  const once = async (c: Context<NodeEnv>, work: Work, requestId: string): Promise<Answer> => {
    checkApiKey(c.req.header('authorization'))
    const post = c.req.method === 'POST'
    const body = post ? await c.req.text() : ''
    const { path } = c.req
    const key = (post && c.req.header('idempotency-key')) || null
    const found = key ? books.keys.get(key) : undefined
    if (key) checkKey(key, found, path, body)
    if (found) return { status: found.status, text: found.answer, replayOf: found.requestId }
    if (key && running.has(key)) throw stillRunning(key)
    if (key) running.add(key)
    try {
      await faults.delay(c, async () => {})
      const parameters = parseForm(post ? body : new URL(c.req.url).search.slice(1))
      const answer = books.state.transaction(() => {
        const done = {
          status: 200,
          text: JSON.stringify(
            work({ id: c.req.param('id') ?? '', parameters, cause: { id: requestId, idempotency_key: key } }),
          ),
        }
        if (key && isRemembered(done.status))
          books.keys.put(key, {
            key,
            at: Date.now(),
            path,
            body,
            status: done.status,
            answer: done.text,
            requestId,
          })
        return done
      })
      courier.wake()
      return answer
    } finally {
      if (key) running.delete(key)
    }
  }

  return (work) => async (c) => {
    const requestId = newId('req', 14)
    const answer = await once(c, work, requestId).catch(asAnswer)
    return new Response(answer.text, {
      status: answer.status,
      headers: {
        'Content-Type': 'application/json',
        'Request-Id': requestId,
        'Stripe-Version': c.req.header('stripe-version') ?? '',
        ...(answer.replayOf && { 'Idempotent-Replayed': 'true', 'Original-Request': answer.replayOf }),
      },
    })
  }
}

/** A refusal as the answer Stripe would give; other errors go on. */
export const asAnswer = (error: unknown): Answer => {
  if (error instanceof Refusal) return { status: error.status, text: JSON.stringify({ error: error.body }) }
  throw error
}

const checkApiKey = (header: string | undefined) => {
  const key = header?.replace(/^Bearer /i, '') ?? ''
  if (!key)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (/^(sk|rk)_live_/.test(key))
    throw invalid('A live key was sent to the local payments stand-in: unset STRIPE_API_URL to use Stripe.')
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 7)}****`)
}
