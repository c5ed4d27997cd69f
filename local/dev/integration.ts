import { createClient } from '@sanity/client'
import type { AstroIntegration } from 'astro'
import type { ReloadingFunctions } from './reloading-functions'
import { rewritesOf } from './rewrites'

interface Options {
  readonly root: string
  readonly functions: ReloadingFunctions
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Adds to `astro dev` what the platform and the content lake do for the built site: functions, rewrites, fresh content. */
export const localDev = ({ root, functions, env }: Options): AstroIntegration => ({
  name: 'local-dev',
  hooks: {
    'astro:server:setup': async ({ server, refreshContent, logger }) => {
      const rewrite = await rewritesOf(root)
      server.middlewares.use((request, response, next) => {
        if (request.url === '/__local/health') {
          response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true,"name":"dev"}')
          return
        }
        // Content is followed here already; the hook of published changes has nothing to do.
        if (request.url === '/__local/build') {
          response.writeHead(202, { 'content-type': 'application/json' }).end('{"ok":true}')
          return
        }
        if (functions.current().handle(request, response)) return
        request.url = rewrite(request.url ?? '/')
        next()
      })

      server.watcher.on('change', (path) => functions.changed(path))

      let timer: NodeJS.Timeout | undefined
      const renew = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          void refreshContent?.({ loaders: ['content-lake'] })
            .then(() => server.ws.send({ type: 'full-reload' }))
            .catch((error: unknown) => logger.error(error instanceof Error ? error.message : String(error)))
        }, 300)
      }
      const content = contentClient(env).listen(
        '*[_type != "order"]',
        {},
        { includeResult: false, visibility: 'query' },
      )
      const subscription = content.subscribe({
        next: renew,
        error: (error: unknown) => logger.warn(`Content is not followed any more: ${String(error)}`),
      })
      server.httpServer?.once('close', () => subscription.unsubscribe())
    },
  },
})

const contentClient = ({
  SANITY_PROJECT_ID,
  SANITY_DATASET,
  SANITY_API_HOST,
  SANITY_READ_TOKEN,
}: Options['env']) =>
  createClient({
    projectId: SANITY_PROJECT_ID ?? 'rumbo',
    dataset: SANITY_DATASET ?? 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    ...(SANITY_READ_TOKEN && { token: SANITY_READ_TOKEN }),
    ...(SANITY_API_HOST && { apiHost: SANITY_API_HOST, useProjectHostname: false }),
  })
