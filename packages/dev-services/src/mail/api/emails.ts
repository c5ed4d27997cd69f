import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Books, Email } from '../books'
import { addressOf, parseBody } from './bodies'
import type { Endpoint } from './endpoint'
import { invalid, missing, Refusal } from './errors'
import { listOf } from './lists'

const oneOrMany = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value))

const noLineBreak = (text: string) => !/[\r\n]/.test(text)

const tagText = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,256}$/, 'Tags should only contain ASCII letters, numbers, underscores, or dashes.')

const emailBody = z.strictObject({
  from: z.string(),
  to: oneOrMany,
  cc: oneOrMany.optional(),
  bcc: oneOrMany.optional(),
  reply_to: oneOrMany.optional(),
  subject: z.string().refine(noLineBreak, { message: 'The `\\n` is not allowed in the `subject` field.' }),
  html: z.string().nullish(),
  text: z.string().nullish(),
  headers: z
    .record(
      z.string().regex(/^[\w-]+$/, 'A header name has letters, digits and dashes.'),
      z.string().refine(noLineBreak, { message: 'A header cannot have line breaks.' }),
    )
    .default({}),
  tags: z
    .array(
      z.strictObject({
        name: tagText,
        value: tagText,
      }),
    )
    .default([]),
  attachments: z
    .array(
      z.strictObject({
        filename: z.string().default('attachment'),
        content: z.string().default(''),
        content_type: z.string().optional(),
        content_id: z.string().optional(),
      }),
    )
    .default([]),
  topic_id: z.string().nullish(),
  scheduled_at: z.string().nullish(),
})

/** `/emails`: send one, send a batch, look up, list. */
export const emailRoutes = (endpoint: Endpoint, { emails }: Books) => {
  const send = (body: unknown): { id: string } => {
    const email = emailOf(body)
    emails.put(email.id, email)
    return { id: email.id }
  }

  return new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ body }) => send(body)),
    )
    .post(
      '/batch',
      endpoint(({ body, header }) => {
        const batch = z.array(z.unknown()).min(1).max(100).safeParse(body)
        if (!batch.success) throw invalid('A batch is a list of 1 to 100 emails.')
        if (header('x-batch-validation') !== 'permissive') return { data: batch.data.map(send) }
        const errors: { index: number; message: string }[] = []
        const data = batch.data.flatMap((one, index) => {
          try {
            return [send(one)]
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            errors.push({ index, message: error.message })
            return []
          }
        })
        return { data, errors }
      }),
    )
    .get(
      '/',
      endpoint(({ query }) =>
        listOf(emails.all(), query, (email) => {
          const { html: _html, text: _text, tags: _tags, object: _object, ...listed } = viewEmail(email)
          return listed
        }),
      ),
    )
    .get(
      '/:id',
      endpoint(({ params }) => {
        const email = emails.get(params['id'] ?? '')
        if (!email) throw missing('Email')
        return viewEmail(email)
      }),
    )
}

/** A mail in the shape Resend answers with. */
export const viewEmail = (email: Email) => ({
  object: 'email' as const,
  id: email.id,
  message_id: email.message_id,
  created_at: email.created_at,
  from: email.from,
  to: email.to,
  cc: orNull(email.cc),
  bcc: orNull(email.bcc),
  reply_to: orNull(email.reply_to),
  subject: email.subject,
  html: email.html,
  text: email.text,
  tags: email.tags,
  topic_id: email.topic_id,
  scheduled_at: email.scheduled_at,
  last_event: email.scheduled_at ? ('scheduled' as const) : ('delivered' as const),
})

const emailOf = (body: unknown): Email => {
  const mail = parseBody(emailBody, body)
  if (!addressOf(mail.from)) throw new Refusal(422, 'invalid_from_address', wrongAddress('from'))
  if (mail.to.length === 0) throw new Refusal(422, 'missing_required_field', 'Missing `to` field.')
  if (mail.to.length > 50) throw invalid('The `to` field can have at most 50 addresses.')
  for (const field of ['to', 'cc', 'bcc', 'reply_to'] as const)
    if (!(mail[field] ?? []).every(addressOf)) throw invalid(wrongAddress(field))
  if (!mail.html && !mail.text)
    throw new Refusal(422, 'missing_required_field', 'Missing `html` or `text` field.')
  const id = randomUUID()
  return {
    id,
    created_at: new Date().toISOString(),
    message_id: `<${id}@mail.rumbo.example>`,
    from: mail.from,
    to: mail.to,
    cc: mail.cc ?? [],
    bcc: mail.bcc ?? [],
    reply_to: mail.reply_to ?? [],
    subject: mail.subject,
    html: mail.html ?? null,
    text: mail.text ?? null,
    headers: mail.headers,
    tags: mail.tags,
    attachments: mail.attachments.map(({ filename, content }) => ({
      filename,
      bytes: Buffer.from(content, 'base64').length,
    })),
    topic_id: mail.topic_id ?? null,
    scheduled_at: mail.scheduled_at ?? null,
  }
}

const wrongAddress = (field: string) =>
  `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`

const orNull = (addresses: readonly string[]) => (addresses.length > 0 ? addresses : null)
