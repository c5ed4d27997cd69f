import type { Shelf } from '../../kit/state'
import { Refusal } from './errors'

/** The first answer to a key, given again to whoever asks the same with it. */
export interface Remembered {
  readonly at: number
  readonly path: string
  readonly body: string
  readonly status: number
  readonly answer: string
  readonly requestId: string
}

const DAY = 24 * 60 * 60 * 1_000

const refuse = (status: number, message: string, code?: string) =>
  new Refusal(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) })

/** Forgets keys older than a day, as Stripe may. */
export const forgetOldKeys = (keys: Shelf<Remembered & { key: string }>, now = Date.now()): void => {
  for (const { key, at } of keys.all()) if (now - at > DAY) keys.remove(key)
}

/** Throws when `key` cannot be one, or was first used for something else. */
export const checkKey = (key: string, found: Remembered | undefined, path: string, body: string): void => {
  if (key.length > 255)
    throw refuse(400, `Idempotency key is too long: ${key.length} characters, but at most 255 are allowed.`)
  if (!found) return
  if (found.path !== path)
    throw refuse(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${found.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  if (found.body !== body)
    throw refuse(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
}

/** 409: the first request with this key is still being worked on. Stripe's SDK tries again by itself. */
export const stillRunning = (key: string): Refusal =>
  refuse(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    'idempotency_key_in_use',
  )

/** A refusal for wrong parameters or a wrong key of the API began no work, so it is not remembered. */
export const isRemembered = (status: number): boolean =>
  status < 400 || status === 402 || (status >= 500 && status !== 501)
