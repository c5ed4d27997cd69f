import { createHash } from 'node:crypto'
import type { SubscribeRequest } from '~/features/newsletter/subscribe-request.server'
import type { Locale } from '~/i18n/locales'
import type { Env } from '~/lib/env/env.server'
import { readSettings } from './catalogue'
import { findContact, keepSubscribed } from './contacts'
import { contentReader } from './content'
import { HttpError } from './http-error'
import { sendMail } from './mail/send'
import { singleFlight } from './single-flight'
import { unsubscribeAddress } from './unsubscribe-token'

/**
 * Subscribes an address and welcomes it once. The mail goes first and the contact after it: a contact is one that
 * was welcomed, and a try that failed half way is made good by the next, whose mail has the same key.
 */
export const subscribe = (env: Env, { email, language }: SubscribeRequest): Promise<void> =>
  singleFlight(`subscribe ${email}`, async () => {
    const contact = await findContact(env, email)
    if (!contact) await welcome(env, email, language)
    if (!contact || contact.unsubscribed || contact.language !== language) {
      await keepSubscribed(env, email, language)
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
