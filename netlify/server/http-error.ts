import type { Locale } from '~/i18n/locales'
import { MESSAGES, type ServerMessages } from './messages/server'

/** Picks the sentence for the client from the messages of its language. */
export type Sentence = (t: ServerMessages['errors'], messages: ServerMessages) => string

interface Extra {
  readonly cause?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Facts for the program that asked, beside code and message. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** A deliberate error response: its status, a stable code for programs, a sentence for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>
  readonly #sentence: Sentence
  constructor(status: number, code: string, sentence: Sentence, extra: Extra = {}) {
    const { cause, headers = {}, details = {} } = extra
    super(sentence(MESSAGES.en.errors, MESSAGES.en), cause === undefined ? undefined : { cause })
    this.status = status
    this.code = code
    this.headers = headers
    this.details = details
    this.#sentence = sentence
  }

  messageIn(locale: Locale): string {
    return this.#sentence(MESSAGES[locale].errors, MESSAGES[locale])
  }
}
