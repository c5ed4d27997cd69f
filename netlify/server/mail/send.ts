import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorResponse, Resend } from 'resend'
import type { Env } from '~/lib/env/env.server'
import { unavailable } from '../errors'
import { once } from '../once'
import { TIMEOUT_MS } from '../timeouts'

/** How long a request may wait for the mail service's rate limit in total. */
const PATIENCE_MS = 10_000
const JITTER_MS = 400

/** An email to send. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** `refused`: this email can never be delivered, so retrying does not help. */
export type Sent = 'sent' | 'refused'

export const mailClient = ({ RESEND_API_KEY, RESEND_API_URL }: Env): Resend =>
  connect(RESEND_API_KEY, RESEND_API_URL)

const connect = once(
  (key: string, baseUrl: string | undefined) => new Resend(key, baseUrl === undefined ? {} : { baseUrl }),
)

/** Options of every call to the service. */
export const withTimeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS.resend) })

interface Answer {
  readonly error: ErrorResponse | null
  readonly headers: Readonly<Record<string, string>> | null
}

/** Calls the mail service, retrying after `retry-after` while over its limit of requests per second. */
export async function callMail<Answered extends Answer>(call: () => Promise<Answered>): Promise<Answered> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await call()
    const wait = waitOf(answer)
    if (wait === undefined || Date.now() + wait > deadline) return answer
    await pause(wait)
  }
}

/** With jitter, so that instances that were refused together do not retry together. */
function waitOf({ error, headers }: Answer): number | undefined {
  const jitter = Math.random() * JITTER_MS
  if (error?.name === 'concurrent_idempotent_requests') return 300 + jitter
  if (error?.name !== 'rate_limit_exceeded') return undefined
  return (Number(headers?.['retry-after']) || 1) * 1000 + jitter
}

/**
 * Sends an email once per `key`. A key that was used before, even for an email with other content, counts as sent. 503
 * when the service is unavailable.
 */
export async function sendMail(env: Env, mail: Mail, key: string): Promise<Sent> {
  const { headers, ...content } = mail
  // A problem with these variables is not an error of the service.
  const from = env.MAIL_FROM
  const client = mailClient(env)
  const { data, error } = await callMail(() =>
    client.emails.send(
      { from, ...content, ...(headers && { headers: { ...headers } }) },
      { ...withTimeout(), idempotencyKey: key },
    ),
  ).catch((cause: unknown) => {
    throw unavailable('mail', cause)
  })
  if (data?.id || error?.name === 'invalid_idempotent_request') return 'sent'
  if (error?.name === 'validation_error' && error.statusCode === 422) {
    console.error(`mail ${key.split('/')[0]}: refused by the mail service as undeliverable`)
    return 'refused'
  }
  throw unavailable('mail', new Error(error?.name ?? 'no mail id'))
}
