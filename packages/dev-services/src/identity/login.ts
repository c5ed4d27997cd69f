import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import type Provider from 'oidc-provider'
import { errors, type InteractionResults } from 'oidc-provider'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import { errorPage, loginPage, type LoginView } from './LoginPage'
import { localeFrom, LOGIN_TEXTS } from './login-texts'
import { FAILURE_KINDS, type NextLogin } from './next-login'
import { passwordStrengthError } from './password-policy'
import type { People } from './people'

interface Options {
  readonly provider: Provider
  readonly people: People
  readonly next: NextLogin
  readonly shop: string
}

const formSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('pick'), sub: z.string() }),
  z.object({ action: z.literal('fail'), kind: z.enum(FAILURE_KINDS) }),
  z.object({ action: z.literal('login'), email: z.string(), password: z.string() }),
  z.object({ action: z.literal('signup'), name: z.string(), email: z.string(), password: z.string() }),
])

type Outcome = { readonly finish: InteractionResults } | { readonly show: Partial<LoginView> }

const CANCELLED: Outcome = {
  finish: { error: 'access_denied', error_description: 'User cancelled the login' },
}

/** `/u/login/:uid`: the pages between `/authorize` and the redirect back to the shop. */
export const loginRoutes = ({ provider, people, next, shop }: Options) => {
  const loggedIn = (sub: string): Outcome => ({ finish: { login: { accountId: sub } } })

  const submit = (form: z.infer<typeof formSchema>, locale: LoginView['locale']): Outcome => {
    switch (form.action) {
      case 'cancel':
        return CANCELLED
      case 'fail':
        next.fail(form.kind)
        return { show: { nextFailure: form.kind } }
      case 'pick':
        return people.find(form.sub) ? loggedIn(form.sub) : { show: { error: 'wrong' } }
      case 'login': {
        const person = people.authenticate(form.email, form.password)
        return person ? loggedIn(person.sub) : { show: { error: 'wrong', email: form.email } }
      }
      case 'signup': {
        const refuse = (error: LoginView['error'] & string): Outcome => ({
          show: { error, email: form.email, mode: 'signup' },
        })
        if (!z.email().safeParse(form.email).success) return refuse('noEmail')
        if (people.byEmail(form.email)) return refuse('taken')
        if (passwordStrengthError(form.password)) return refuse('weak')
        const name = form.name.trim() || form.email
        const [givenName = '', ...rest] = name.split(' ')
        const { email, password } = form
        return loggedIn(
          people.add({ email, password, name, givenName, familyName: rest.join(' '), locale }).sub,
        )
      }
    }
  }

  const current = async (c: Context<NodeEnv>) => {
    const { uid, params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    const locale = localeFrom(params['ui_locales'] as string | undefined, c.req.header('accept-language'))
    const screen = c.req.query('screen') ?? params['screen_hint']
    const hint = params['login_hint']
    const nextFailure = next.pending()
    return {
      locale,
      uid,
      mode: screen === 'signup' ? 'signup' : 'login',
      people: people.all().slice(0, 8),
      ...(typeof hint === 'string' && { email: hint }),
      ...(nextFailure && { nextFailure }),
    } satisfies LoginView
  }

  return new Hono<NodeEnv>()
    .onError((error, c) => {
      if (!(error instanceof errors.SessionNotFound)) throw error
      const locale = localeFrom(c.req.header('accept-language'))
      const t = LOGIN_TEXTS[locale]
      return c.html(errorPage(locale, t.expired, t.expiredDetail, shop), 400)
    })
    .get('/login.css', async (c) => {
      c.header('Content-Type', 'text/css; charset=utf-8')
      return c.body(await readFile(new URL('./login.css', import.meta.url), 'utf8'))
    })
    .get('/login/:uid', async (c) => c.html(loginPage(await current(c))))
    .post('/login/:uid', async (c) => {
      const view = await current(c)
      const form = formSchema.safeParse(await c.req.parseBody())
      const outcome: Outcome = form.success ? submit(form.data, view.locale) : { show: { error: 'wrong' } }
      if ('show' in outcome)
        return c.html(loginPage({ ...view, ...outcome.show }), outcome.show.error ? 400 : 200)
      const { incoming, outgoing } = c.env
      const location = await provider.interactionResult(incoming, outgoing, outcome.finish, {
        mergeWithLastSubmission: false,
      })
      return c.redirect(location, 303)
    })
}
