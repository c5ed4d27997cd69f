import type { KeyConflict } from 'service-kit/idempotency'
import { Refusal } from './errors'

/** Throws what Stripe says to a key that cannot be one. */
export const checkKeyLength = (key: string | undefined): void => {
  if (key && key.length > 255)
    throw refuse(400, `Idempotency key is too long: ${key.length} characters, but at most 255 are allowed.`)
}

/** A conflict of `key` in Stripe's words: 409 while the first request runs (its SDK tries again), else 400. */
export const refusalOfConflict = (conflict: KeyConflict, key: string, path: string): Refusal => {
  const instead = `Try using a key other than '${key}' if you meant to execute a different request.`
  switch (conflict.kind) {
    case 'running':
      return refuse(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      )
    case 'path':
      return refuse(
        400,
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${conflict.path}'). ${instead}`,
      )
    case 'body':
      return refuse(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ${instead}`,
      )
  }
}

const refuse = (status: number, message: string, code?: string) =>
  new Refusal(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) })
