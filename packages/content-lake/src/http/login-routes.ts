import { type Context, Hono } from 'hono'
import { randomName } from '../document'
import { plainError } from '../errors'
import type { User } from '../users'
import type { Lake } from './lake'
import { loginPage } from './LoginPage'

/** Time to return from the login page to the Studio, in milliseconds. */
const SESSION_LIFETIME = 5 * 60_000

/** The login page and the exchange of its session id for a token. */
export const loginRoutes = ({ access, projectTitle, origins }: Lake) => {
  const sessions = new Map<string, { user: User; expiresAt: number }>()
  const people = access.users.filter(({ isRobot }) => !isRobot)

  return new Hono()
    .get('/auth/providers', (c) => {
      const url = new URL('/v1/auth/login/local', c.req.url).toString()
      return c.json({ providers: [{ name: 'local', title: 'Local login', url }], thirdPartyLogin: true })
    })
    .get('/auth/login/local', (c) => {
      const returnTo = requireOrigin(origins, c.req.query('origin'))
      const user = people.find(({ id }) => id === c.req.query('as'))
      if (!user)
        return c.html(
          loginPage({ lang: languageOf(c), projectTitle, users: people, returnTo: returnTo.toString() }),
        )
      const sid = randomName(32)
      sessions.set(sid, { user, expiresAt: Date.now() + SESSION_LIFETIME })
      returnTo.hash = `sid=${sid}`
      return c.redirect(returnTo.toString())
    })
    .get('/auth/fetch', (c) => {
      const sid = c.req.query('sid') ?? ''
      const session = sessions.get(sid)
      sessions.delete(sid)
      if (!session || session.expiresAt < Date.now())
        throw plainError(401, 'This login was used already or has expired. Log in again.')
      return c.json({ token: session.user.token, label: 'local' })
    })
    .get('/auth/id', (c) => c.json({ id: access.requireUser(c).id }))
    .post('/auth/logout', (c) => c.body(null, 204))
}

const languageOf = (c: Context) => (c.req.header('accept-language')?.startsWith('es') ? 'es' : 'en')

/** Tokens are only given to pages of allowed origins. */
const requireOrigin = (origins: readonly string[], text: string | undefined): URL => {
  const url = URL.parse(text ?? '')
  if (url && origins.includes(url.origin)) return url
  throw plainError(400, `"origin" must be a URL of ${origins.join(' or ')}, not "${text ?? ''}"`)
}
