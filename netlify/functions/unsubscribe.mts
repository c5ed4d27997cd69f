import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { saveUnsubscribed } from '../server/contacts'
import { HttpError } from '../server/http-error'
import { localeOf, respond } from '../server/respond'
import { unsubscribedBy } from '../server/newsletter-links'
import { askPage, donePage } from '../server/newsletter-page'
import { errorPage } from '../server/page'

/** GET asks for confirmation, POST unsubscribes: from the page's button, or from a mail client (RFC 8058). */
export default async (request: Request) =>
  respond(
    request,
    ['GET', 'HEAD', 'POST'],
    async () => {
      limitCalls(request, 'unsubscribe', 30)
      const env = readEnv()
      const token = new URL(request.url).searchParams.get('token') ?? ''
      const email = unsubscribedBy(token, env.NEWSLETTER_SECRET)
      if (email === undefined) throw new HttpError(400, 'bad_link', (t) => t.badUnsubscribeLink)
      if (request.method !== 'POST') return askPage('unsubscribe', localeOf(request), email)
      await saveUnsubscribed(env, email)
      return donePage('unsubscribe', localeOf(request), email)
    },
    errorPage,
  )

/** No `method`, as its type lacks HEAD: {@link respond} refuses other methods. */
export const config: Config = {
  path: '/api/newsletter/unsubscribe',
}
