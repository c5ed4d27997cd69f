import type { Context } from 'hono'
import type { Faults } from 'service-kit/faults'
import { createIdempotency, KeyConflict } from 'service-kit/idempotency'
import type { NodeEnv } from 'service-kit/serve'
import type { WebhookDispatcher } from 'service-kit/webhook-dispatcher'
import { newId } from '../domain/ids'
import type { Store } from '../store'
import type { Cause } from '../webhooks/record-events'
import { ApiError, invalidRequest, unauthorized, unsupported } from './errors'
import { type FormValue, parseForm } from './form'
import { checkKeyLength, errorOfConflict } from './key-conflict'

/** An authenticated request. `parameters` come from the body (POST) or the query (GET). */
export interface ApiRequest {
  readonly id: string
  readonly parameters: Record<string, FormValue>
  readonly cause: Cause
}

/** Returns the body of the response; throws {@link ApiError}. Synchronous, as it runs in a transaction. */
export type Handler = (request: ApiRequest) => unknown

export type Endpoint = (handler: Handler) => (c: Context<NodeEnv>) => Promise<Response>

interface ApiResponse {
  readonly status: number
  readonly text: string
  /** Id of the first request with the same idempotency key. */
  readonly replayOf?: string
}

/**
 * Wraps the handler of every API route: API key, parameters, idempotency, one transaction for the work and the saved
 * response, errors in Stripe's shape.
 */
export const createEndpoint = (store: Store, dispatcher: WebhookDispatcher, faults: Faults): Endpoint => {
  const runOnce = createIdempotency(store.state, store.keys)

  const respond = async (c: Context<NodeEnv>, handler: Handler, requestId: string): Promise<ApiResponse> => {
    checkApiKey(c.req.header('authorization'))
    const isPost = c.req.method === 'POST'
    const body = isPost ? await c.req.text() : ''
    const key = (isPost && c.req.header('idempotency-key')) || undefined
    checkKeyLength(key)
    const request: ApiRequest = {
      id: c.req.param('id') ?? '',
      parameters: parseForm(isPost ? body : new URL(c.req.url).search.slice(1)),
      cause: { id: requestId, idempotency_key: key ?? null },
    }
    if ('expand' in request.parameters) throw unsupported('The parameter `expand`')
    const delay = () => faults.delay(c as Context<NodeEnv, string>, async () => {})
    const { answer, replayed } = await runOnce(key, { path: c.req.path, body }, delay, () => ({
      text: JSON.stringify(handler(request)),
      requestId,
    })).catch((error: unknown) => {
      throw error instanceof KeyConflict ? errorOfConflict(error, key ?? '', c.req.path) : error
    })
    dispatcher.wake()
    return { status: 200, text: answer.text, ...(replayed && { replayOf: answer.requestId }) }
  }

  return (handler) => async (c) => {
    const requestId = newId('req', 14)
    const { status, text, replayOf } = await respond(c, handler, requestId).catch(errorResponse)
    return new Response(text, {
      status,
      headers: {
        'Content-Type': 'application/json',
        'Request-Id': requestId,
        'Stripe-Version': c.req.header('stripe-version') ?? '',
        // The SDK retries a 5xx unless it is told not to.
        ...(status === 501 && { 'Stripe-Should-Retry': 'false' }),
        ...(replayOf && { 'Idempotent-Replayed': 'true', 'Original-Request': replayOf }),
      },
    })
  }
}

const errorResponse = (error: unknown): ApiResponse => {
  if (error instanceof ApiError) return { status: error.status, text: JSON.stringify({ error: error.body }) }
  throw error
}

const checkApiKey = (header: string | undefined) => {
  const key = header?.replace(/^Bearer /i, '') ?? ''
  if (!key)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (/^(sk|rk)_live_/.test(key))
    throw invalidRequest(
      'A live key was sent to the local payments emulator: unset STRIPE_API_URL to use Stripe.',
    )
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 7)}****`)
}
