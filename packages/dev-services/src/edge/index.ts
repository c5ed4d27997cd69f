import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { handleAnthropic, isForAnthropic } from '../anthropic/handle'
import { createBuildQueue } from './build-queue'
import { createBuilder } from './builder'
import { createCompressor } from './compress'
import { fingerprint } from './fingerprint'
import { startFunctions } from './functions'
import { localRoutes } from './local-routes'
import { openReleases } from './releases'
import { runEveryMinute } from './schedules'
import { openSite, type Site } from './site'
import { serveStatic } from './static'

interface Options {
  readonly root: string
  readonly port: number
  readonly stateDir: string
  /** Caches that several states may share: resized pictures and bundled functions. */
  readonly cacheDir?: string
  /** `if-needed` builds if sources, variables or content have changed since the last build. */
  readonly build?: 'if-needed' | 'never'
  readonly env?: Record<string, string | undefined>
  readonly log?: (text: string) => void
}

/**
 * Emulates Netlify: serves the built site with its functions, redirects and headers, and rebuilds it on a build hook.
 */
export const startEdge = async (options: Options): Promise<{ url: string; close(): Promise<void> }> => {
  const { port, build = 'if-needed', env = process.env, log = () => undefined } = options
  const root = resolve(options.root)
  const dir = resolve(root, options.stateDir, 'edge')
  const cacheDir = resolve(root, options.cacheDir ?? join(dir, 'cache'))
  const releases = await openReleases(dir)
  const compress = createCompressor()
  const builder = createBuilder({ root, cacheDir: join(cacheDir, 'astro'), env, log })
  let closing = false
  let site: Site | undefined
  let deleting = Promise.resolve()

  const publish = async (id: number): Promise<void> => {
    const outDir = releases.folder(id)
    try {
      // The fingerprint is asked for first: if something changes in between, the next start builds again.
      const fingerprinted = fingerprint(root, env)
      fingerprinted.catch(() => undefined)
      await builder.build(outDir)
      const next = await openSite(root, outDir)
      releases.publish({ id, fingerprint: await fingerprinted })
      site = next
    } catch (error) {
      await releases.discard(id)
      if (!closing)
        console.error(`Build ${id} failed. ${error instanceof Error ? error.message : String(error)}`)
      throw error
    }
    // In the background: neither this build nor the next one waits for it.
    deleting = deleting.then(releases.deleteOld).catch(console.error)
  }

  const queue = createBuildQueue({ build: publish, firstId: await releases.nextId() })
  const origin = `http://localhost:${port}`
  const current = releases.current()
  if (current) site = await openSite(root, releases.folder(current.id))
  const needed = build === 'if-needed' && current?.fingerprint !== (await fingerprint(root, env))
  const [functions] = await Promise.all([
    startFunctions({ root, folder: join(cacheDir, 'functions'), origin }),
    needed && queue.now(),
  ])

  const handleLocal = localRoutes(queue)
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isForAnthropic(request)) return handleAnthropic(request, response)
    if (request.url?.startsWith('/__local/')) return void handleLocal(request, response)
    if (functions.handle(request, response)) return
    if (site) return serveStatic(site, compress, request, response)
    response
      .writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`The site has not been built yet. See ${origin}/__local/builds\n`)
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error\n')
    })
  })
  await new Promise<void>((done, fail) => {
    server.once('error', (cause) =>
      fail(
        new Error(`Port ${port} cannot be used (${cause.message}). Set SHOP_PORT to another one.`, { cause }),
      ),
    )
    server.listen(port, '127.0.0.1', done)
  })

  const stopSchedules = runEveryMinute(functions)
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      stopSchedules()
      closing = true
      builder.close()
      await queue.close()
      await deleting
      await functions.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
