import type { Context } from 'hono'
import type { Faults } from 'service-kit/faults'
import { createIdempotency, KeyConflict } from 'service-kit/idempotency'
import type { NodeEnv } from 'service-kit/serve'
import type { Store } from '../store'
import { ApiError, errorResponse } from './errors'

/** An authenticated request. `body` is undefined when it is empty. */
export interface ApiRequest {
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Returns the body of the response; throws {@link ApiError}. Synchronous, as it runs in a transaction. */
export type Handler = (request: ApiRequest) => unknown

export type Endpoint = (handler: Handler) => (c: Context<NodeEnv, string>) => Promise<Response>

/** Wraps the handler of every API route: API key, body, idempotency, one transaction, errors in Resend's shape. */
export const createEndpoint = (store: Store, faults: Faults): Endpoint => {
  const runOnce = createIdempotency(store.state, store.keys)
  return (handler) => async (c) => {
    try {
      checkApiKey(c.req.header('authorization'))
      const text = c.req.method === 'GET' ? '' : await c.req.text()
      const key = (c.req.method === 'POST' && c.req.header('idempotency-key')) || undefined
      if (key && key.length > 256)
        throw new ApiError(400, 'invalid_idempotency_key', 'The idempotency key must be between 1-256 chars.')
      const request: ApiRequest = { params: c.req.param(), body: parseJson(text) }
      const delay = () => faults.delay(c, async () => {})
      const { answer } = await runOnce(key, { path: c.req.path, body: text }, delay, () => handler(request))
      return c.json(answer as object)
    } catch (error) {
      const apiError = error instanceof KeyConflict ? errorOfConflict(error) : error
      if (apiError instanceof ApiError) return errorResponse(apiError)
      throw error
    }
  }
}

const errorOfConflict = ({ kind }: KeyConflict): ApiError =>
  kind === 'running'
    ? new ApiError(
        409,
        'concurrent_idempotent_requests',
        'Same idempotency key used while original request is still in progress.',
      )
    : new ApiError(
        409,
        'invalid_idempotent_request',
        'Same idempotency key used with a different request payload.',
      )

const parseJson = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError(400, 'validation_error', 'The request body is not valid JSON.', { cause })
  }
}

const checkApiKey = (header: string | undefined) => {
  const key = header?.replace(/^Bearer /i, '')
  if (!key) throw new ApiError(401, 'missing_api_key', 'Missing API key in the authorization header.')
  if (!/^re_\w+$/.test(key)) throw new ApiError(403, 'invalid_api_key', 'API key is invalid')
}
