import type { Locale } from '~/i18n/locales'
import type { Env } from '~/lib/env/env.server'
import { unavailable } from './errors'
import { withTimeout, mailClient } from './mail/send'

export interface Contact {
  readonly unsubscribed: boolean
  readonly language: string | undefined
}

/** The contact with this address, if any. 503 when the service is unavailable. */
export async function findContact(env: Env, email: string): Promise<Contact | undefined> {
  const { data, error } = await mailClient(env).contacts.get({ email }, withTimeout())
  if (error?.name === 'not_found' || error?.statusCode === 404) return undefined
  if (error || typeof data.unsubscribed !== 'boolean') throw failed(error)
  return {
    unsubscribed: data.unsubscribed,
    language: valueOf((data as Partial<typeof data>).properties?.['language']),
  }
}

/** Saves the address as a subscriber, with its language. */
export async function saveSubscribed(env: Env, email: string, language: Locale): Promise<void> {
  await save(env, { email, unsubscribed: false, properties: { language } })
}

/** Saves the address as unsubscribed, even if it was unknown. */
export async function saveUnsubscribed(env: Env, email: string): Promise<void> {
  await save(env, { email, unsubscribed: true })
}

interface Fields {
  readonly email: string
  readonly unsubscribed: boolean
  readonly properties?: { language: Locale }
}

async function save(env: Env, fields: Fields): Promise<void> {
  const client = mailClient(env)
  const known = await findContact(env, fields.email)
  const put = async () =>
    (
      await (known
        ? client.contacts.update(fields, withTimeout())
        : client.contacts.create(fields, withTimeout()))
    ).error
  const error = await put()
  if (error && isUnknownProperty(error)) {
    await client.contactProperties.create({ key: 'language', type: 'string' }, withTimeout())
    const again = await put()
    if (again) throw failed(again)
  } else if (error) throw failed(error)
}

/** In a new account, the first subscriber creates the `language` property. */
const isUnknownProperty = ({ message, statusCode }: { message: string; statusCode: number | null }) =>
  (statusCode === 422 || statusCode === 400) && /propert/i.test(message)

/** The service returns `{ type, value }` or plain text. */
const valueOf = (property: unknown): string | undefined => {
  const value =
    typeof property === 'object' && property !== null && 'value' in property ? property.value : property
  return typeof value === 'string' ? value : undefined
}

const failed = (error: { name: string; statusCode: number | null } | null) =>
  unavailable('mail', new Error(error ? `${error.name} ${error.statusCode}` : 'unexpected answer'))
