import type { Config } from '@netlify/functions'
import { z } from 'zod'
import { pathFor } from '~/i18n/routes'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { clientNetwork } from '../server/client-address'
import { MESSAGES } from '../server/messages/server'
import { errorPage, htmlPage } from '../server/page'
import { localeOf, parse, readForm, respond } from '../server/respond'
import { requestAlert } from '../server/stock/alerts'

const wish = z.object({ item: z.string().min(1).max(100), email: z.email().max(254) })

/** A form of the product page: it works without scripts, so the answer is a page. */
export default async (request: Request) =>
  respond(
    request,
    'POST',
    async () => {
      limitCalls(request, 'back-in-stock', 10)
      const locale = localeOf(request)
      const { item, email } = parse(wish, await readForm(request))
      await requestAlert(readEnv(), { item, email, locale }, clientNetwork(request))
      const t = MESSAGES[locale].backInStock
      const back = { href: pathFor('product', locale, item), label: t.back }
      return htmlPage({ locale, title: t.title, children: t.done(email), back })
    },
    errorPage,
  )

export const config: Config = {
  path: '/api/back-in-stock',
  method: 'POST',
}
