import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Email, Store } from '../store'
import { addressOf, parseBody } from './bodies'
import type { Endpoint } from './endpoint'
import { ApiError, missingField, validationError } from './errors'

const noLineBreak = (text: string) => !/[\r\n]/.test(text)

const emailBody = z.strictObject({
  from: z.string(),
  to: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (typeof value === 'string' ? [value] : value)),
  subject: z.string().refine(noLineBreak, { message: 'The `\\n` is not allowed in the `subject` field.' }),
  html: z.string().nullish(),
  text: z.string().nullish(),
  headers: z
    .record(
      z.string().regex(/^[\w-]+$/, 'A header name has letters, digits and dashes.'),
      z.string().refine(noLineBreak, { message: 'A header cannot have line breaks.' }),
    )
    .default({}),
})

/** `/emails`: send. */
export const emailRoutes = (endpoint: Endpoint, { emails }: Store) =>
  new Hono<NodeEnv>().post(
    '/',
    endpoint(({ body }) => {
      const email = parseEmail(body)
      emails.put(email.id, email)
      return { id: email.id }
    }),
  )

const parseEmail = (body: unknown): Email => {
  const { from, to, subject, html = null, text = null, headers } = parseBody(emailBody, body)
  if (!addressOf(from)) throw new ApiError(422, 'invalid_from_address', invalidAddress('from'))
  if (to.length === 0) throw missingField('`to`')
  if (to.length > 50) throw validationError('The `to` field can have at most 50 addresses.')
  if (!to.every(addressOf)) throw validationError(invalidAddress('to'))
  if (!html && !text) throw missingField('`html` or `text`')
  const id = randomUUID()
  return {
    id,
    created_at: new Date().toISOString(),
    message_id: `<${id}@mail.rumbo.example>`,
    from,
    to,
    subject,
    html,
    text,
    headers,
  }
}

const invalidAddress = (field: string) =>
  `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`
