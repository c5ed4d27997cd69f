/** An error response of Stripe: `{ error: body }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: Readonly<Record<string, string>>
  constructor(status: number, body: { type: string; message: string; code?: string; param?: string }) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** 400: a parameter is wrong. */
export const invalidRequest = (message: string, param = '', code = ''): ApiError =>
  new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  })

/** 404: there is no object with this id. */
export const notFound = (kind: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })

/** 401: the API key is missing or malformed. */
export const unauthorized = (message: string): ApiError =>
  new ApiError(401, { type: 'invalid_request_error', message })

/** 501: Stripe may support this, the emulator does not. */
export const unsupported = (what: string): ApiError =>
  new ApiError(501, {
    type: 'api_error',
    code: 'local_payments_unsupported',
    message: `${what} is not supported by the local payments emulator. Add it in packages/dev-services or use a Stripe test account.`,
  })
