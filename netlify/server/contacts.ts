import { z } from 'zod'
import type { Locale } from '~/i18n/locales'
import type { Env } from '~/lib/env/env.server'
import { unavailable } from './errors'
import { callMail, withTimeout, mailClient } from './mail/send'

export interface Contact {
  readonly unsubscribed: boolean
  readonly createdAt: Date
}

const contact = z.object({ unsubscribed: z.boolean(), created_at: z.coerce.date() })

/** The contact with this address, if any. 503 when the service is unavailable. */
export async function findContact(env: Env, email: string): Promise<Contact | undefined> {
  const { data, error } = await callMail(() => mailClient(env).contacts.get({ email }, withTimeout()))
  if (isMissing(error)) return undefined
  const found = contact.safeParse(data)
  if (error || !found.success) throw failed(error)
  return { unsubscribed: found.data.unsubscribed, createdAt: found.data.created_at }
}

/** Saves an address that is not a contact yet as a subscriber, with its language. */
export async function createSubscribed(env: Env, email: string, language: Locale): Promise<void> {
  await save(env, 'create', { email, unsubscribed: false, properties: { language } })
}

/** Subscribes a contact again. */
export async function updateSubscribed(env: Env, email: string, language: Locale): Promise<void> {
  await save(env, 'update', { email, unsubscribed: false, properties: { language } })
}

/** Saves the address as unsubscribed, even if it was unknown. */
export async function saveUnsubscribed(env: Env, email: string): Promise<void> {
  const fields = { email, unsubscribed: true }
  const error = await put(env, 'update', fields)
  if (isMissing(error)) await save(env, 'create', fields)
  else if (error) throw failed(error)
}

interface Fields {
  readonly email: string
  readonly unsubscribed: boolean
  readonly properties?: { language: Locale }
}

const put = async (env: Env, how: 'create' | 'update', fields: Fields) =>
  (
    await callMail(() => {
      const { contacts } = mailClient(env)
      return how === 'create'
        ? contacts.create(fields, withTimeout())
        : contacts.update(fields, withTimeout())
    })
  ).error

async function save(env: Env, how: 'create' | 'update', fields: Fields): Promise<void> {
  const error = await put(env, how, fields)
  if (error && isUnknownProperty(error)) {
    const property = { key: 'language', type: 'string' } as const
    await callMail(() => mailClient(env).contactProperties.create(property, withTimeout()))
    const again = await put(env, how, fields)
    if (again) throw failed(again)
  } else if (error) throw failed(error)
}

type Failure = { name: string; message: string; statusCode: number | null } | null

const isMissing = (error: Failure): boolean => error?.name === 'not_found' || error?.statusCode === 404

/** In a new account, the first subscriber creates the `language` property. */
const isUnknownProperty = ({ message, statusCode }: NonNullable<Failure>) =>
  (statusCode === 422 || statusCode === 400) && /propert/i.test(message)

const failed = (error: Failure) =>
  unavailable('mail', new Error(error ? `${error.name} ${error.statusCode}` : 'unexpected answer'))
