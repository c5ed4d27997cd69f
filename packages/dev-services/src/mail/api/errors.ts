/** An error response of Resend: `{ statusCode, name, message }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }
}

export const validationError = (message: string): ApiError => new ApiError(422, 'validation_error', message)

export const missingField = (name: string): ApiError =>
  new ApiError(422, 'missing_required_field', `Missing ${name} field.`)

export const notFound = (what: string): ApiError => new ApiError(404, 'not_found', `${what} not found`)

/** 501: Resend may support this, the emulator does not. */
export const unsupported = (what: string): ApiError =>
  new ApiError(
    501,
    'application_error',
    `${what} is not supported by the local mail emulator. Add it in packages/dev-services or use a Resend account.`,
  )

/** Any error as Resend's response. */
export const errorResponse = ({ status, code, message }: ApiError): Response =>
  Response.json({ statusCode: status, name: code, message }, { status })
