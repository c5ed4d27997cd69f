import type { KeyConflict } from 'service-kit/idempotency'
import { ApiError } from './errors'

export const checkKeyLength = (key: string | undefined): void => {
  if (key && key.length > 255)
    throw idempotencyError(
      400,
      `Idempotency key is too long: ${key.length} characters, but at most 255 are allowed.`,
    )
}

/** Stripe's error for a conflict of `key`: 409 while the first request runs (its SDK retries), otherwise 400. */
export const errorOfConflict = (conflict: KeyConflict, key: string, path: string): ApiError => {
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`
  switch (conflict.kind) {
    case 'running':
      return idempotencyError(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      )
    case 'path':
      return idempotencyError(
        400,
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${conflict.path}'). ${advice}`,
      )
    case 'body':
      return idempotencyError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
      )
  }
}

const idempotencyError = (status: number, message: string, code?: string) =>
  new ApiError(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) })
