import { setTimeout as pause } from 'node:timers/promises'
import { Resend } from 'resend'
import type { Env } from '~/lib/env/env.server'
import { unavailable } from '../errors'
import { once } from '../once'
import { TIMEOUT_MS } from '../timeouts'

const RETRY_AFTER_MS = [300, 900]

/** A mail to send. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** `refused`: this mail can never be delivered, so retrying does not help. */
export type Sent = 'sent' | 'refused'

export const mailClient = ({ RESEND_API_KEY, RESEND_API_URL }: Env): Resend =>
  connect(RESEND_API_KEY, RESEND_API_URL)

const connect = once(
  (key: string, baseUrl: string | undefined) => new Resend(key, baseUrl === undefined ? {} : { baseUrl }),
)

/** Options of every call to the service. */
export const withTimeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS.resend) })

/**
 * Sends a mail once per `key`. A key that was used before, even for a mail with other content, counts as sent. 503 when
 * the service is unavailable.
 */
export async function sendMail(env: Env, mail: Mail, key: string): Promise<Sent> {
  const { headers, ...content } = mail
  for (const wait of [...RETRY_AFTER_MS, undefined]) {
    const { data, error } = await mailClient(env)
      .emails.send(
        { from: env.MAIL_FROM, ...content, ...(headers && { headers: { ...headers } }) },
        { ...withTimeout(), idempotencyKey: key },
      )
      .catch((cause: unknown) => {
        throw unavailable('mail', cause)
      })
    if (data?.id || error?.name === 'invalid_idempotent_request') return 'sent'
    if (error?.name === 'validation_error' && error.statusCode === 422) {
      console.error(`mail ${key.split('/')[0]}: refused by the mail service as undeliverable`)
      return 'refused'
    }
    const busy = error?.name === 'concurrent_idempotent_requests' || error?.name === 'rate_limit_exceeded'
    if (!busy || wait === undefined) throw unavailable('mail', new Error(error?.name ?? 'no mail id'))
    await pause(wait)
  }
  throw unavailable('mail', new Error('busy'))
}
