import type { Context, MiddlewareHandler } from 'hono'
import { plainError } from '../errors'

/** Where Sanity Studio runs by default; a new Sanity project allows this origin too. */
export const DEFAULT_ORIGINS: readonly string[] = ['http://localhost:3333']

/** `*.sanity.io` is for clients that are redirected to the lake by DNS. */
const LOCAL_HOST = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\]|.+\.sanity\.io)$/

/** Assets are public and contain nothing that needs a token. */
const ASSET_PATH = /^\/(images|files)\//

/**
 * CORS for `origins`. Requests from pages of other origins are refused: the tokens of a local lake are well known, so
 * any page open in the browser could use them. Programs send no `Origin` and pass.
 */
export const restrictOrigins =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const { hostname, origin: own } = new URL(c.req.url)
    // Any other name is a site whose DNS points to this computer.
    if (!LOCAL_HOST.test(hostname)) return refuse(c, `Host "${hostname}" is not allowed`)
    const origin = c.req.header('origin')
    if (origin === undefined)
      return isSimpleCrossSite(c) ? refuse(c, 'Cross-site requests are not allowed') : next()
    if (origin === own) return next()
    if (origins.includes(origin)) {
      if (c.req.method === 'OPTIONS') return preflight(c, origin)
      await next()
      for (const [name, value] of Object.entries(allow(origin))) c.res.headers.set(name, value)
      return
    }
    if (isRead(c) && ASSET_PATH.test(c.req.path)) return next()
    return refuse(c, `Origin "${origin}" is not allowed. Add it to the allowed origins of the content lake`)
  }

const isRead = (c: Context) => c.req.method === 'GET' || c.req.method === 'HEAD'

const isSimpleCrossSite = (c: Context) =>
  !isRead(c) && ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? 'none')

const refuse = (c: Context, reason: string) => c.json(plainError(403, reason).body, 403)

const allow = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'Content-Disposition, Content-Length',
  Vary: 'Origin',
})

const preflight = (c: Context, origin: string) =>
  c.body(null, 204, {
    ...allow(origin),
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '*',
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Max-Age': '600',
  })
