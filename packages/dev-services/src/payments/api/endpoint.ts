import type { Context } from 'hono'
import type { Faults } from 'service-kit/faults'
import { createIdempotency, KeyConflict } from 'service-kit/idempotency'
import type { NodeEnv } from 'service-kit/serve'
import type { Books } from '../books'
import { newId } from '../domain/ids'
import type { Courier } from '../webhooks/courier'
import type { Cause } from '../webhooks/record'
import { invalid, Refusal, unauthorized } from './errors'
import { type Form, parseForm } from './form'
import { checkKeyLength, refusalOfConflict } from './key-conflict'

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
 * the memory of its answer, errors in Stripe's shape.
 */
export const createEndpoint = (books: Books, courier: Courier, faults: Faults): Endpoint => {
  const runOnce = createIdempotency(books.state, books.keys)

  const answer = async (c: Context<NodeEnv>, work: Work, requestId: string): Promise<Answer> => {
    checkApiKey(c.req.header('authorization'))
    const post = c.req.method === 'POST'
    const body = post ? await c.req.text() : ''
    const key = (post && c.req.header('idempotency-key')) || undefined
    checkKeyLength(key)
    const request: ApiRequest = {
      id: c.req.param('id') ?? '',
      parameters: parseForm(post ? body : new URL(c.req.url).search.slice(1)),
      cause: { id: requestId, idempotency_key: key ?? null },
    }
    const pause = () => faults.delay(c, async () => {})
    const done = await runOnce(key, { path: c.req.path, body }, pause, () => ({
      text: JSON.stringify(work(request)),
      requestId,
    })).catch((error: unknown) => {
      throw error instanceof KeyConflict ? refusalOfConflict(error, key ?? '', c.req.path) : error
    })
    courier.wake()
    const { text, requestId: first } = done.answer
    return { status: 200, text, ...(done.replayed && { replayOf: first }) }
  }

  return (work) => async (c) => {
    const requestId = newId('req', 14)
    const { status, text, replayOf } = await answer(c, work, requestId).catch(asAnswer)
    return new Response(text, {
      status,
      headers: {
        'Content-Type': 'application/json',
        'Request-Id': requestId,
        'Stripe-Version': c.req.header('stripe-version') ?? '',
        // Trying again will not make a missing endpoint appear, whatever the SDK does with a 5xx.
        ...(status === 501 && { 'Stripe-Should-Retry': 'false' }),
        ...(replayOf && { 'Idempotent-Replayed': 'true', 'Original-Request': replayOf }),
      },
    })
  }
}

/** A refusal as the answer Stripe would give; other errors go on. */
const asAnswer = (error: unknown): Answer => {
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
