import type { Context, MiddlewareHandler } from 'hono'

const LOCAL_HOSTS = ['localhost', '127.0.0.1']

/**
 * Refuses what a page of another site sends through someone's browser. Programs and tests send neither `Origin` nor
 * `Sec-Fetch-Site` and pass, as do pages of this service and of `origins`.
 */
export const ownPagesOnly =
  (origins: readonly string[] = []): MiddlewareHandler =>
  async (c, next) => {
    if (isAllowed(c, origins)) return next()
    return c.json({ error: 'Only programs and pages on this computer may use this address.' }, 403)
  }

const isAllowed = ({ req }: Context, origins: readonly string[]): boolean => {
  const { hostname, origin: own } = new URL(req.url)
  // Any other name is a site whose DNS answers with this computer's address.
  if (!LOCAL_HOSTS.includes(hostname)) return false
  const origin = req.header('origin')
  if (origin !== undefined) return origin === own || origins.includes(origin)
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  return isRead || ['same-origin', 'none', undefined].includes(req.header('sec-fetch-site'))
}
