import { createHash } from 'node:crypto'
import type { SubscribeRequest } from '~/features/newsletter/subscribe-request.server'
import type { Locale } from '~/i18n/locales'
import type { Env } from '~/lib/env/env.server'
import { readSettings } from './catalog'
import { findContact, saveSubscribed } from './contacts'
import { contentReader } from './content'
import { HttpError } from './http-error'
import { sendMail } from './mail/send'
import { singleFlight } from './single-flight'
import { unsubscribeAddress } from './unsubscribe-token'

/**
 * Subscribes an address and welcomes it once. The mail is sent before the contact is saved, so that a failed attempt
 * can be repeated: its mail has the same key and is not sent again.
 */
export const subscribe = (env: Env, { email, language }: SubscribeRequest): Promise<void> =>
  singleFlight(`subscribe ${email}`, async () => {
    const contact = await findContact(env, email)
    if (!contact) await welcome(env, email, language)
    if (!contact || contact.unsubscribed || contact.language !== language) {
      await saveSubscribed(env, email, language)
    }
  })

async function welcome(env: Env, email: string, locale: Locale): Promise<void> {
  const { brand, discount } = await readSettings(contentReader(env))
  const { composeWelcomeMail } = await import('./mail/compose')
  const site = env.PUBLIC_SITE_URL
  const unsubscribe = unsubscribeAddress(site, email, locale, env.NEWSLETTER_SECRET)
  const mail = await composeWelcomeMail(locale, { brand, discount, site, unsubscribe })
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const key = `welcome/${createHash('sha256').update(email).digest('hex')}`
  if ((await sendMail(env, { to: email, headers, ...mail }, key)) === 'refused') throw undeliverable()
}

const undeliverable = () => new HttpError(422, 'undeliverable', (t) => t.undeliverable)
