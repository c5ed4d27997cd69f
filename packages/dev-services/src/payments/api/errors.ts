/** What Stripe answers when it refuses; `body` goes out as `{ error: body }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: Readonly<Record<string, string>>
  constructor(status: number, body: { type: string; message: string; code?: string; param?: string }) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** 400: a parameter is wrong. `param` and `code` as Stripe gives them, left out when empty. */
export const invalid = (message: string, param = '', code = ''): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  })

/** 404: nothing has this id. */
export const missing = (kind: string, id: string, param = 'id'): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })

/** 401: no key, or one that has no business here. */
export const unauthorized = (message: string): Refusal =>
  new Refusal(401, { type: 'invalid_request_error', message })

/** 501: Stripe may know this, we do not; said loudly, so that no one builds on an empty answer. */
export const unsupported = (what: string): Refusal =>
  new Refusal(501, {
    type: 'api_error',
    code: 'local_payments_unsupported',
    message: `${what} is not supported by the local payments stand-in. Add it in packages/dev-services or use a Stripe test account.`,
  })
