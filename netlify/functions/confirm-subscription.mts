import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { HttpError } from '../server/http-error'
import { confirmSubscription } from '../server/newsletter'
import { confirmedBy } from '../server/newsletter-links'
import { askPage, donePage } from '../server/newsletter-page'
import { errorPage } from '../server/page'
import { localeOf, respond } from '../server/respond'

/** GET asks for confirmation, as mail programs follow links on their own; POST, from the page's button, subscribes. */
export default async (request: Request) =>
  respond(
    request,
    ['GET', 'HEAD', 'POST'],
    async () => {
      limitCalls(request, 'confirm-subscription', 30)
      const env = readEnv()
      const locale = localeOf(request)
      const token = new URL(request.url).searchParams.get('token') ?? ''
      const email = confirmedBy(token, new Date(), env.NEWSLETTER_SECRET)
      if (email === undefined) throw new HttpError(400, 'bad_link', (t) => t.badConfirmLink)
      if (request.method !== 'POST') return askPage('confirm', locale, email)
      await confirmSubscription(env, { email, language: locale })
      return donePage('confirm', locale, email)
    },
    errorPage,
  )

/** No `method`, as its type lacks HEAD: {@link respond} refuses other methods. */
export const config: Config = {
  path: '/api/newsletter/confirm',
}
