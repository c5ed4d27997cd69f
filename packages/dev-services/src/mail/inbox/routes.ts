import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { NodeEnv } from 'service-kit/serve'
import { addressOf } from '../api/bodies'
import type { Books, Email } from '../books'
import { framedHtml, rawMessage } from './message'
import { inboxPage, mailPage, unknownMailPage } from './pages'

/** All mails, newest first; only those to `address` when it is given. */
const mailsTo = ({ emails }: Books, address: string | undefined): Email[] => {
  const newestFirst = emails.all().reverse()
  const wanted = address?.trim().toLowerCase()
  if (!wanted) return newestFirst
  return newestFirst.filter(({ to, cc, bcc }) =>
    [...to, ...cc, ...bcc].some((one) => (addressOf(one) ?? one.toLowerCase()).includes(wanted)),
  )
}

/** The pages where people read what was sent. */
export const inboxRoutes = (books: Books) =>
  new Hono<NodeEnv>()
    .get('/', (c) => c.html(inboxPage(mailsTo(books, c.req.query('to')), c.req.query('to') ?? '')))
    .get('/:id', (c) => {
      const email = books.emails.get(c.req.param('id'))
      return email ? c.html(mailPage(email)) : c.html(unknownMailPage(), 404)
    })
    .get('/:id/html', (c) => {
      const email = books.emails.get(c.req.param('id'))
      if (!email?.html) return c.html(unknownMailPage(), 404)
      c.header(
        'Content-Security-Policy',
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; font-src * data:; style-src * 'unsafe-inline'",
      )
      return c.html(framedHtml(email.html, c.req.query('scheme') === 'dark' ? 'dark' : 'light'))
    })
    .get('/:id/raw', (c) => {
      const email = books.emails.get(c.req.param('id'))
      return email ? c.text(rawMessage(email)) : c.html(unknownMailPage(), 404)
    })

/** What tests look at under `/__local`: the mails as JSON. */
export const testRoutes = (books: Books) =>
  new Hono<NodeEnv>()
    .get('/emails', (c) => c.json({ emails: mailsTo(books, c.req.query('to')) }))
    .get('/contacts', (c) => c.json({ contacts: books.contacts.all() }))
    .get('/inbox.css', async (c) => {
      c.header('Content-Type', 'text/css; charset=utf-8')
      return c.body(await readFile(new URL('./inbox.css', import.meta.url), 'utf8'))
    })
