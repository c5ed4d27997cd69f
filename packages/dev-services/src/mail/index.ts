import { join } from 'node:path'
import { Hono } from 'hono'
import { createFaults } from 'service-kit/faults'
import { localRoutes } from 'service-kit/local-routes'
import { ownPagesOnly } from 'service-kit/own-pages-only'
import { type NodeEnv, serveApp } from 'service-kit/serve'
import { contactRoutes } from './api/contacts'
import { domainRoutes } from './api/domains'
import { emailRoutes } from './api/emails'
import { answerOf, createEndpoint } from './api/endpoint'
import { unsupported } from './api/errors'
import { propertyRoutes } from './api/properties'
import { segmentRoutes } from './api/segments'
import { topicRoutes } from './api/topics'
import { openBooks } from './books'
import { inboxRoutes, testRoutes } from './inbox/routes'

export interface MailOptions {
  readonly port: number
  /** The directory of all stand-ins; this one's state is in `mail/` under it. */
  readonly stateDir: string
}

/** Starts the stand-in for Resend: API, and the inbox page at `/inbox`. */
export const startMail = async ({
  port,
  stateDir,
}: MailOptions): Promise<{ url: string; close(): Promise<void> }> => {
  const books = openBooks(join(stateDir, 'mail'))
  const faults = createFaults()
  const endpoint = createEndpoint(books, faults)

  const app = new Hono<NodeEnv>()
    .use(ownPagesOnly(), faults.cut)
    .route('/__local', localRoutes({ name: 'mail', faults, reset: () => books.state.clear() }))
    .route('/__local', testRoutes(books))
    .get('/', (c) => c.redirect('/inbox'))
    .route('/inbox', inboxRoutes(books))
    .route('/emails', emailRoutes(endpoint, books))
    .route('/contacts', contactRoutes(endpoint, books))
    .route('/contact-properties', propertyRoutes(endpoint, books))
    .route('/segments', segmentRoutes(endpoint, books))
    .route('/topics', topicRoutes(endpoint, books))
    .route('/domains', domainRoutes(endpoint))
    .notFound((c) => answerOf(unsupported(`${c.req.method} ${c.req.path}`)))
    .onError((error, c) => {
      console.error(error)
      return c.json(
        { statusCode: 500, name: 'internal_server_error', message: `local mail: ${error.message}` },
        500,
      )
    })

  const served = await serveApp(app, port)
  return {
    url: served.url,
    async close() {
      await served.close()
      books.state.close()
    },
  }
}
