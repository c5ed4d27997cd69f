import { z } from 'zod'
import { invalid, Refusal, unsupported } from './errors'

/** Parses a body; what is wrong first is thrown in Resend's words and codes. */
export const parseBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw issue ? refusalOf(issue, body) : invalid('Invalid request body.')
}

const refusalOf = (issue: z.core.$ZodIssue, body: unknown): Refusal => {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return unsupported(`The field \`${[...issue.path, issue.keys[0]].join('.')}\``)
  if (at(body, issue.path) === undefined)
    return new Refusal(422, 'missing_required_field', `Missing \`${field}\` field.`)
  return invalid(issue.code === 'custom' ? issue.message : `Invalid \`${field}\` field. ${issue.message}`)
}

const at = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  )

const PLAIN = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/
const NAMED = /^[^<>\r\n]*<([^<>\r\n]+)>$/

/** The bare, lower-case address of `Name <email@example.com>`, undefined when it is none. */
export const addressOf = (written: string): string | undefined => {
  const address = (NAMED.exec(written.trim())?.[1] ?? written).trim()
  return PLAIN.test(address) && address.length <= 254 ? address.toLowerCase() : undefined
}

/** A bare address, lower-cased. */
export const plainAddress = z
  .string()
  .refine((value) => PLAIN.test(value) && value.length <= 254, {
    message: 'Invalid `email` field. The email address needs to follow the `email@example.com` format.',
  })
  .transform((value) => value.toLowerCase())
