import type { Locale } from '~/i18n/locales'
import { MESSAGES, type ServerMessages } from './messages/server'

/** Selects a message in the client's language. */
export type LocalizedMessage = (t: ServerMessages['errors'], messages: ServerMessages) => string

interface Extra {
  readonly cause?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Data for the client, in addition to code and message. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** A deliberate error response: a status, a stable code for programs, and a message for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>
  readonly #message: LocalizedMessage
  constructor(status: number, code: string, message: LocalizedMessage, extra: Extra = {}) {
    const { cause, headers = {}, details = {} } = extra
    super(message(MESSAGES.en.errors, MESSAGES.en), cause === undefined ? undefined : { cause })
    this.status = status
    this.code = code
    this.headers = headers
    this.details = details
    this.#message = message
  }

  messageIn(locale: Locale): string {
    return this.#message(MESSAGES[locale].errors, MESSAGES[locale])
  }
}
