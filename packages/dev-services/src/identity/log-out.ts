import { Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import type Provider from 'oidc-provider'
import type { NodeEnv } from 'service-kit/serve'
import type { RenderError } from './error-page'

interface Options {
  readonly provider: Provider
  readonly appOrigins: readonly string[]
  readonly renderError: RenderError
}

/** Auth0's "Allowed Logout URLs". */
const allowedLogoutUrls = (origin: string) => [origin, `${origin}/`, `${origin}/en`]

/** `GET /v2/logout?client_id&returnTo`: ends the session and redirects to an allowed URL. */
export const logOutRoutes = ({ provider, appOrigins, renderError }: Options) =>
  new Hono<NodeEnv>().get('/', async (c) => {
    const allowed = appOrigins.flatMap(allowedLogoutUrls)
    const returnTo = c.req.query('returnTo') ?? allowed[0]
    if (!returnTo || !allowed.includes(returnTo)) {
      const detail = `The "returnTo" querystring parameter "${returnTo}" is not defined as a valid URL in "Allowed Logout URLs"`
      return c.html(renderError('invalid_request', detail, c.req.header('accept-language')), 400)
    }
    const { incoming, outgoing } = c.env
    const session = await provider.Session.get(provider.createContext(incoming, outgoing))
    if (session.accountId) await session.destroy()
    const name = provider.cookieName('session')
    for (const cookie of [name, `${name}.sig`]) deleteCookie(c, cookie)
    return c.redirect(returnTo, 302)
  })
