import { type Context, Hono } from 'hono'
import { randomName } from '../document'
import { plainError } from '../errors'
import { loginPage } from './LoginPage'
import { PEOPLE, type Person, requirePerson } from './people'

/** How long the way from the login page back to the Studio may take, in milliseconds. */
const SESSION_LIFE = 5 * 60_000

/** The login page with a button per editor, and the exchange of its session id for a token. */
export const loginRoutes = () => {
  const sessions = new Map<string, { person: Person; until: number }>()

  return new Hono()
    .get('/auth/providers', (c) => {
      const url = new URL('/v1/auth/login/local', c.req.url).toString()
      return c.json({ providers: [{ name: 'local', title: 'Editor local', url }], thirdPartyLogin: true })
    })
    .get('/auth/login/local', (c) => {
      const origin = requireLocalOrigin(c.req.query('origin'))
      const chosen = PEOPLE.find(({ id, robot }) => !robot && id === c.req.query('as'))
      if (!chosen) return c.html(loginPage(languageOf(c), origin.toString()))
      const sid = randomName(32)
      sessions.set(sid, { person: chosen, until: Date.now() + SESSION_LIFE })
      origin.hash = `sid=${sid}`
      return c.redirect(origin.toString())
    })
    .get('/auth/fetch', (c) => {
      const sid = c.req.query('sid') ?? ''
      const session = sessions.get(sid)
      sessions.delete(sid)
      if (!session || session.until < Date.now())
        throw plainError(401, 'This login has been used or is too old; log in again')
      return c.json({ token: session.person.token, label: 'local' })
    })
    .get('/auth/id', (c) => c.json({ id: requirePerson(c).id }))
    .post('/auth/logout', (c) => c.body(null, 204))
}

const languageOf = (c: Context) => (c.req.header('accept-language')?.startsWith('en') ? 'en' : 'es')

/** Tokens go to pages on this computer only. */
const requireLocalOrigin = (text: string | undefined): URL => {
  const origin = URL.parse(text ?? '')
  if (
    origin &&
    /^https?:$/.test(origin.protocol) &&
    /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(origin.hostname)
  )
    return origin
  throw plainError(
    400,
    `"origin" must be an address of this computer, such as http://localhost:3333 (got "${text ?? ''}")`,
  )
}
