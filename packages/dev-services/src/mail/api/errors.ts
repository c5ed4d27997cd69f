/** What Resend answers when it refuses: `{ statusCode, name, message }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const invalid = (message: string): Refusal => new Refusal(422, 'validation_error', message)

export const missing = (what: string): Refusal => new Refusal(404, 'not_found', `${what} not found`)

/** 501: Resend may know this, we do not; said loudly, so that no one builds on an empty answer. */
export const unsupported = (what: string): Refusal =>
  new Refusal(
    501,
    'application_error',
    `${what} is not supported by the local mail stand-in. Add it in packages/dev-services or use a Resend account.`,
  )
