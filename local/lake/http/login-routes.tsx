/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import { page } from '../../kit/page'
import { randomName } from '../document'
import { plainError } from '../errors'
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
      if (!chosen)
        return c.html(
          loginPage(origin.toString(), (c.req.header('accept-language') ?? 'es').startsWith('en')),
        )
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

const COPY = {
  es: {
    title: 'Entrar al Studio',
    notice: 'Local: no necesitas ninguna cuenta. Esta página reemplaza el inicio de sesión de Sanity.',
    question: '¿Quién edita hoy?',
    roles: {
      administrator: 'Administradora: puede todo',
      editor: 'Editor: escribe y publica',
      viewer: 'Visora: solo mira',
    },
  },
  en: {
    title: 'Enter the Studio',
    notice: 'Local: no account needed. This page stands in for Sanity’s login.',
    question: 'Who is editing today?',
    roles: {
      administrator: 'Administrator: may do everything',
      editor: 'Editor: writes and publishes',
      viewer: 'Viewer: only looks',
    },
  },
} as const

const loginPage = (origin: string, english: boolean) => {
  const copy = COPY[english ? 'en' : 'es']
  return page({
    lang: english ? 'en' : 'es',
    title: `${copy.title} · Rumbo`,
    notice: copy.notice,
    children: (
      <main class="card">
        <p class="brand">Rumbo</p>
        <h1>{copy.question}</h1>
        <form method="get">
          <input type="hidden" name="origin" value={origin} />
          {PEOPLE.filter(({ robot }) => !robot).map(({ id, name, role }) => (
            <p>
              <button class={role === 'administrator' ? 'button' : 'button quiet'} name="as" value={id}>
                {name}
              </button>
              <br />
              <span class="soft">{copy.roles[role]}</span>
            </p>
          ))}
        </form>
      </main>
    ),
  })
}
