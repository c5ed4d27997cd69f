import { z } from 'zod'
import { ApiError, missingField, unsupported, validationError } from './errors'

/** Throws the first problem with Resend's message and code. */
export const parseBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw issue ? errorOf(issue, body) : validationError('Invalid request body.')
}

const errorOf = (issue: z.core.$ZodIssue, body: unknown): ApiError => {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return unsupported(`The field \`${[...issue.path, issue.keys[0]].join('.')}\``)
  if (valueAt(body, issue.path) === undefined) return missingField(`\`${field}\``)
  return validationError(
    issue.code === 'custom' ? issue.message : `Invalid \`${field}\` field. ${issue.message}`,
  )
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  )

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/
const NAMED = /^[^<>\r\n]*<([^<>\r\n]+)>$/

/** The address of `Name <email@example.com>` in lower case, undefined when it is not valid. */
export const addressOf = (written: string): string | undefined => {
  const address = (NAMED.exec(written.trim())?.[1] ?? written).trim()
  return ADDRESS.test(address) && address.length <= 254 ? address.toLowerCase() : undefined
}

/** An address without a name, converted to lower case. */
export const plainAddress = z
  .string()
  .refine((value) => ADDRESS.test(value) && value.length <= 254, {
    message: 'Invalid `email` field. The email address needs to follow the `email@example.com` format.',
  })
  .transform((value) => value.toLowerCase())
