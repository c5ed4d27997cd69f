import type { MiddlewareHandler } from 'hono'

/**
 * Refuses commands that a page of another site sends through somebody's browser. Commands from the command line and
 * from tests carry no `Origin` and pass.
 */
export const ownPagesOnly =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    const host = new URL(c.req.url).hostname
    const isLocal = host === 'localhost' || host === '127.0.0.1'
    if (!isLocal || (origin !== undefined && !origins.includes(origin)))
      return c.json({ error: 'Only for programs and pages of this computer.' }, 403)
    return next()
  }
