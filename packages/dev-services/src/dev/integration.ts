import type { AstroIntegration } from 'astro'
import { handleAnthropic, isForAnthropic } from '../anthropic/handle'
import { followContent } from './follow-content'
import type { ReloadingFunctions } from './reloading-functions'
import { rewrite } from './rewrites'

interface Options {
  readonly functions: ReloadingFunctions
  readonly env: Readonly<Record<string, string | undefined>>
}

const NOTHING: Readonly<Record<string, object>> = {
  '/__local/builds': { busy: false, builds: [] },
  '/content-state.json': {},
}

/** Adds functions, rewrites and live content to the Astro dev server. */
export const localDev = ({ functions, env }: Options): AstroIntegration => ({
  name: 'local-dev',
  hooks: {
    'astro:server:setup': async ({ server, refreshContent, logger }) => {
      server.middlewares.use((request, response, next) => {
        if (request.url === '/__local/health') {
          response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true,"name":"dev"}')
          return
        }
        if (isForAnthropic(request)) return void handleAnthropic(request, response)
        // The Studio asks every two seconds. There are no builds.
        const nothing = NOTHING[request.url ?? '']
        if (nothing) {
          const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
          response.writeHead(200, headers).end(JSON.stringify(nothing))
          return
        }
        // Content changes arrive by subscription, so the build hook has nothing to do.
        if (request.url === '/__local/build') {
          response.writeHead(202, { 'content-type': 'application/json' }).end('{"ok":true}')
          return
        }
        if (functions.current().handle(request, response)) return
        request.url = rewrite(request.url ?? '/')
        next()
      })

      server.watcher.on('change', (path) => functions.changed(path))

      const stop = followContent(env, {
        changed: async () => {
          await refreshContent?.({ loaders: ['content-lake'] })
          server.ws.send({ type: 'full-reload' })
        },
        failed: (error) => logger.error(error instanceof Error ? error.message : String(error)),
      })
      server.httpServer?.once('close', stop)
    },
  },
})
