import { HttpError, type LocalizedMessage } from './http-error'
import type { Service } from './messages/server'

// Errors that several handlers use. Errors of a single module are defined there.

export const methodNotAllowed = (allowed: readonly string[]) =>
  new HttpError(405, 'method_not_allowed', (t) => t.methodNotAllowed(allowed), {
    headers: { allow: allowed.join(', ') },
  })

export const unsupportedType = () => new HttpError(415, 'unsupported_media_type', (t) => t.unsupportedType)

export const tooLarge = (limit: number) => new HttpError(413, 'too_large', (t) => t.tooLarge(limit))

export const invalidJson = (cause?: unknown) =>
  new HttpError(400, 'invalid_json', (t) => t.invalidJson, { cause })

/** `field` is for programs, the message for people. */
export const invalidField = (
  field: string,
  message: LocalizedMessage = (t) => (/email$/i.test(field) ? t.invalidEmail : t.invalid),
) => new HttpError(422, 'invalid_field', message, { details: { field } })

export const numberTypo = () => new HttpError(400, 'number_typo', (t) => t.numberTypo)

export const numberNotFound = (number: string) =>
  new HttpError(404, 'not_found', (t) => t.numberNotFound(number))

/** A checkout session that does not exist, is too old, or is another account's. */
export const paymentNotFound = () => new HttpError(404, 'not_found', (t) => t.paymentNotFound)

export const pictureNotFound = () => new HttpError(404, 'not_found', (t) => t.pictureNotFound)

/** A webhook delivery whose signature is invalid or expired. */
export const badSignature = (status: 400 | 401, cause?: unknown) =>
  new HttpError(status, 'bad_signature', (t) => t.badSignature, { cause })

/** An invalid order in the CMS: trying again does not help until a person has repaired it. */
export const unreadableOrder = (id: string, cause: unknown) =>
  new HttpError(500, 'unreadable_order', (t) => t.unreadableOrder, {
    cause: new Error(`ALARM: ${id} is not a valid order`, { cause }),
  })

/** A service is down, slow, or answers unexpectedly: a 503 that can be retried. */
export const unavailable = (service: Service, cause: unknown) =>
  new HttpError(503, `${service}_unavailable`, (t, { services }) => t.unavailable(services[service]), {
    cause,
    headers: { 'retry-after': '60' },
  })
