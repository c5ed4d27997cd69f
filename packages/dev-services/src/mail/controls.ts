import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import { currentRateLimit, rateLimitSchema } from './api/rate-limit'
import { emailsTo } from './inbox/inbox-routes'
import type { Store } from './store'

/** Test controls under `/__local`: the emails as JSON, the rate limit. */
export const controlRoutes = (store: Store) =>
  new Hono<NodeEnv>()
    .onError((error, c) => {
      if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400)
      throw error
    })
    .get('/emails', (c) => c.json({ emails: emailsTo(store, c.req.query('to')) }))
    .get('/rate-limit', (c) => c.json(currentRateLimit(store)))
    .post('/rate-limit', async (c) => {
      store.settings.put('rate-limit', rateLimitSchema.parse(await c.req.json()))
      return c.json(currentRateLimit(store))
    })
    .get('/inbox.css', async (c) => {
      c.header('Content-Type', 'text/css; charset=utf-8')
      return c.body(await readFile(new URL('./inbox/inbox.css', import.meta.url), 'utf8'))
    })
