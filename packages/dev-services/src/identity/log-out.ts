import { Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import type Provider from 'oidc-provider'
import type { NodeEnv } from 'service-kit/serve'
import type { ErrorPage } from './error-page'

interface Options {
  readonly provider: Provider
  readonly appOrigins: readonly string[]
  readonly errorPage: ErrorPage
}

/** Where people may be sent after a logout. */
const logoutTargets = (origin: string) => [origin, `${origin}/`, `${origin}/en`]

/** `GET /v2/logout?client_id&returnTo`: ends the session here and returns to an allowed address. */
export const logOutRoutes = ({ provider, appOrigins, errorPage }: Options) =>
  new Hono<NodeEnv>().get('/', async (c) => {
    const allowed = appOrigins.flatMap(logoutTargets)
    const returnTo = c.req.query('returnTo') ?? allowed[0]
    if (!returnTo || !allowed.includes(returnTo)) {
      const detail = `The "returnTo" querystring parameter "${returnTo}" is not defined as a valid URL in "Allowed Logout URLs"`
      return c.html(errorPage('invalid_request', detail, c.req.header('accept-language')), 400)
    }
    const { incoming, outgoing } = c.env
    const session = await provider.Session.get(provider.createContext(incoming, outgoing))
    if (session.accountId) await session.destroy()
    const name = provider.cookieName('session')
    for (const cookie of [name, `${name}.sig`]) deleteCookie(c, cookie)
    return c.redirect(returnTo, 302)
  })
