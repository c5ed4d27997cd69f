import type { Context } from 'hono'
import type { Faults } from 'service-kit/faults'
import { createIdempotency, KeyConflict } from 'service-kit/idempotency'
import type { NodeEnv } from 'service-kit/serve'
import type { Books } from '../books'
import { Refusal } from './errors'

/** A request to the API, read and let in. `body` is what was posted, undefined when nothing was. */
export interface ApiRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly header: (name: string) => string | undefined
  readonly body: unknown
}

/** Does the work at once and gives the answer's body; throws {@link Refusal}. */
export type Work = (request: ApiRequest) => unknown

export type Endpoint = (work: Work) => (c: Context<NodeEnv>) => Promise<Response>

/** What every API request goes through: key, body, idempotency, the work in one transaction, errors in Resend's shape. */
export const createEndpoint = (books: Books, faults: Faults): Endpoint => {
  const runOnce = createIdempotency(books.state, books.keys)
  return (work) => async (c) => {
    try {
      checkApiKey(c.req.header('authorization'))
      const text = c.req.method === 'GET' ? '' : await c.req.text()
      const key = (c.req.method === 'POST' && c.req.header('idempotency-key')) || undefined
      if (key && key.length > 256)
        throw new Refusal(400, 'invalid_idempotency_key', 'The idempotency key must be between 1-256 chars.')
      const request: ApiRequest = {
        params: c.req.param() as Record<string, string>,
        query: c.req.query(),
        header: (name) => c.req.header(name),
        body: parse(text),
      }
      const pause = () => faults.delay(c, async () => {})
      const { answer } = await runOnce(key, { path: c.req.path, body: text }, pause, () => work(request))
      return c.json(answer as object)
    } catch (error) {
      return answerOf(error)
    }
  }
}

/** A refusal as the answer Resend would give; other errors go on. */
export const answerOf = (error: unknown): Response => {
  const refusal = error instanceof KeyConflict ? refusalOfConflict(error) : error
  if (!(refusal instanceof Refusal)) throw error
  const { status, code, message } = refusal
  return Response.json({ statusCode: status, name: code, message }, { status })
}

const refusalOfConflict = ({ kind }: KeyConflict): Refusal =>
  kind === 'running'
    ? new Refusal(
        409,
        'concurrent_idempotent_requests',
        'Same idempotency key used while original request is still in progress.',
      )
    : new Refusal(
        409,
        'invalid_idempotent_request',
        'Same idempotency key used with a different request payload.',
      )

const parse = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    const refusal = new Refusal(400, 'validation_error', 'The request body is not valid JSON.')
    refusal.cause = cause
    throw refusal
  }
}

const checkApiKey = (header: string | undefined) => {
  const key = header?.replace(/^Bearer /i, '')
  if (!key) throw new Refusal(401, 'missing_api_key', 'Missing API key in the authorization header.')
  if (!/^re_\w+$/.test(key)) throw new Refusal(403, 'invalid_api_key', 'API key is invalid')
}
