import { join } from 'node:path'
import { Hono } from 'hono'
import { createFaults } from 'service-kit/faults'
import { localRoutes } from 'service-kit/local-routes'
import { ownPagesOnly } from 'service-kit/own-pages-only'
import { type NodeEnv, serveApp } from 'service-kit/serve'
import { contactRoutes } from './api/contacts'
import { domainRoutes } from './api/domains'
import { emailRoutes } from './api/emails'
import { createEndpoint } from './api/endpoint'
import { ApiError, errorResponse, unsupported } from './api/errors'
import { propertyRoutes } from './api/properties'
import { rateLimit } from './api/rate-limit'
import { controlRoutes } from './controls'
import { inboxRoutes } from './inbox/inbox-routes'
import { openStore } from './store'

export interface MailOptions {
  readonly port: number
  /** Directory of all emulators; this one uses `mail/` in it. */
  readonly stateDir: string
}

/** Starts the Resend emulator: API, and the inbox at `/inbox`. */
export const startMail = async ({
  port,
  stateDir,
}: MailOptions): Promise<{ url: string; close(): Promise<void> }> => {
  const store = openStore(join(stateDir, 'mail'))
  const faults = createFaults()
  const endpoint = createEndpoint(store, faults)

  const api = new Hono<NodeEnv>()
    .use(rateLimit(store))
    .route('/emails', emailRoutes(endpoint, store))
    .route('/contacts', contactRoutes(endpoint, store))
    .route('/contact-properties', propertyRoutes(endpoint, store))
    .route('/domains', domainRoutes(endpoint))

  const app = new Hono<NodeEnv>()
    .use(ownPagesOnly(), faults.cut)
    .route('/__local', localRoutes({ name: 'mail', faults, reset: () => store.state.clear() }))
    .route('/__local', controlRoutes(store))
    .get('/', (c) => c.redirect('/inbox'))
    .route('/inbox', inboxRoutes(store))
    .route('/', api)
    .notFound((c) => errorResponse(unsupported(`${c.req.method} ${c.req.path}`)))
    .onError((error) => {
      console.error(error)
      return errorResponse(new ApiError(500, 'internal_server_error', `local mail: ${error.message}`))
    })

  const served = await serveApp(app, port)
  return {
    url: served.url,
    async close() {
      await served.close()
      store.state.close()
    },
  }
}
