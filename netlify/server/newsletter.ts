import { createHash } from 'node:crypto'
import { mailboxOf, subscriberAddress } from '~/features/newsletter/mailbox.server'
import type { SubscribeRequest } from '~/features/newsletter/subscribe-request.server'
import type { Locale } from '~/i18n/locales'
import type { Env } from '~/lib/env/env.server'
import { readSettings } from './catalog'
import { createSubscribed, findContact, updateSubscribed } from './contacts'
import { contentReader } from './content'
import { countToday } from './daily-cap'
import { HttpError } from './http-error'
import { sendMail } from './mail/send'
import { singleFlight } from './single-flight'
import { confirmToken, newsletterAddress, unsubscribeToken } from './newsletter-links'

/**
 * Asks the owner of an address to confirm that they want the newsletter: once a day for each mailbox, and once more
 * after they have unsubscribed, which the mail service's idempotency key ensures across function instances. Existing
 * subscribers get no email. Nothing about the address changes: a stranger cannot subscribe it, nor resubscribe someone
 * who left. `network` is the requesting network, whose emails per day are limited.
 */
export const requestSubscription = (
  env: Env,
  { email: given, language }: SubscribeRequest,
  network?: string,
): Promise<void> =>
  singleFlight(`newsletter request ${mailboxOf(given)}`, async () => {
    const email = subscriberAddress(given)
    const contact = await findContact(env, email)
    if (contact && !contact.unsubscribed) return
    if (network !== undefined) await countToday(env, 'newsletter', network, new Date())
    await askToConfirm(env, email, language, contact ? 'again' : 'first')
  })

async function askToConfirm(env: Env, email: string, locale: Locale, time: 'first' | 'again'): Promise<void> {
  const { brand } = await readSettings(contentReader(env))
  const { composeConfirmMail } = await import('./mail/compose')
  const now = new Date()
  const token = confirmToken(email, now, env.NEWSLETTER_SECRET)
  const confirm = newsletterAddress(env.PUBLIC_SITE_URL, 'confirm', token, locale)
  const mail = await composeConfirmMail(locale, { brand, site: env.PUBLIC_SITE_URL, confirm })
  const key = `confirm/${time}/${now.toISOString().slice(0, 10)}/${hashOf(mailboxOf(email))}`
  if ((await sendMail(env, { to: email, ...mail }, key)) === 'refused') throw undeliverable()
}

/**
 * Subscribes an address that its owner has confirmed, and welcomes it once. The email is the last call, so that no
 * error follows it, and every attempt within a day of the subscription sends it with the same key, so that a failed one
 * can be repeated.
 */
export const confirmSubscription = (env: Env, { email, language }: Confirmed): Promise<void> =>
  singleFlight(`newsletter confirm ${email}`, async () => {
    const contact = await findContact(env, email)
    if (!contact) await createSubscribed(env, email, language)
    else if (contact.unsubscribed) await updateSubscribed(env, email, language)
    if (!contact || Date.now() - contact.createdAt.valueOf() < WELCOME_KEY_MS)
      await welcome(env, email, language)
  })

/** The mail service remembers a key for a day; this is a little less, as its clock may differ. */
const WELCOME_KEY_MS = 23 * 3_600_000

type Confirmed = Pick<SubscribeRequest, 'email' | 'language'>

async function welcome(env: Env, email: string, locale: Locale): Promise<void> {
  const { brand, discount } = await readSettings(contentReader(env))
  const { composeWelcomeMail } = await import('./mail/compose')
  const site = env.PUBLIC_SITE_URL
  const token = unsubscribeToken(email, env.NEWSLETTER_SECRET)
  const unsubscribe = newsletterAddress(site, 'unsubscribe', token, locale)
  const mail = await composeWelcomeMail(locale, { brand, discount, site, unsubscribe })
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const key = `welcome/${hashOf(email)}`
  if ((await sendMail(env, { to: email, headers, ...mail }, key)) === 'refused') throw undeliverable()
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const undeliverable = () => new HttpError(422, 'undeliverable', (t) => t.undeliverable)
