import { Hono } from 'hono'
import type { NodeEnv } from 'service-kit/serve'
import { addressOf } from '../api/bodies'
import type { Email, Store } from '../store'
import { framedHtml, rawMessage } from './message'
import { inboxPage, mailPage, unknownMailPage } from './pages'

/** The emails, newest first; only those to an address that contains `address` if it is given. */
export const emailsTo = ({ emails }: Store, address: string | undefined): Email[] => {
  const newestFirst = emails.all().reverse()
  const wanted = address?.trim().toLowerCase()
  if (!wanted) return newestFirst
  return newestFirst.filter(({ to }) =>
    to.some((recipient) => (addressOf(recipient) ?? recipient.toLowerCase()).includes(wanted)),
  )
}

export const inboxRoutes = (store: Store) =>
  new Hono<NodeEnv>()
    .get('/', (c) => c.html(inboxPage(emailsTo(store, c.req.query('to')), c.req.query('to') ?? '')))
    .get('/:id', (c) => {
      const email = store.emails.get(c.req.param('id'))
      return email ? c.html(mailPage(email)) : c.html(unknownMailPage(), 404)
    })
    .get('/:id/html', (c) => {
      const email = store.emails.get(c.req.param('id'))
      if (!email?.html) return c.html(unknownMailPage(), 404)
      c.header(
        'Content-Security-Policy',
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; font-src * data:; style-src * 'unsafe-inline'",
      )
      return c.html(framedHtml(email.html, c.req.query('scheme') === 'dark' ? 'dark' : 'light'))
    })
    .get('/:id/raw', (c) => {
      const email = store.emails.get(c.req.param('id'))
      return email ? c.text(rawMessage(email)) : c.html(unknownMailPage(), 404)
    })
