import type { Locale } from '~/i18n/locales'

/** A sentence for the person at the other end, in both languages. */
export type Sentence = Readonly<Record<Locale, string>>

interface Extra {
  readonly cause?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer that is an error on purpose: its status, a stable code for programs, a sentence for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string
  readonly sentence: Sentence
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, code: string, sentence: Sentence, { cause, headers = {} }: Extra = {}) {
    super(sentence.en, cause === undefined ? undefined : { cause })
    this.status = status
    this.code = code
    this.sentence = sentence
    this.headers = headers
  }
}
