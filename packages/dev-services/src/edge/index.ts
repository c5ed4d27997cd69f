import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createBuildQueue } from './build-queue'
import { buildSite } from './build-site'
import { createCompressor } from './compress'
import { fingerprint } from './fingerprint'
import { startFunctions } from './functions'
import { localRoutes } from './local-routes'
import { atMidnight } from './midnight'
import { openReleases } from './releases'
import { openSite, type Site } from './site'
import { serveStatic } from './static'

interface Options {
  readonly root: string
  readonly port: number
  readonly stateDir: string
  /** What may outlive a state and be used by the next: resized pictures, bundled functions. */
  readonly cacheDir?: string
  /** `if-needed` builds when sources, variables or content changed since the last build; `never` serves what is there. */
  readonly build?: 'if-needed' | 'never'
  readonly env?: Record<string, string | undefined>
  readonly log?: (text: string) => void
}

/** Plays Netlify: the built site with functions, redirects and headers, and a build hook that swaps whole builds. */
export const startEdge = async (options: Options): Promise<{ url: string; close(): Promise<void> }> => {
  const { port, build = 'if-needed', env = process.env, log = () => undefined } = options
  const root = resolve(options.root)
  const dir = resolve(root, options.stateDir, 'edge')
  const cacheDir = resolve(root, options.cacheDir ?? join(dir, 'cache'))
  const releases = await openReleases(dir)
  const compress = createCompressor()
  const stop = new AbortController()
  let site: Site | undefined

  const publish = async (id: number): Promise<void> => {
    const outDir = releases.folder(id)
    try {
      const print = await fingerprint(root, env)
      await buildSite({ root, outDir, cacheDir: join(cacheDir, 'astro'), signal: stop.signal, log })
      const next = await openSite(root, outDir)
      await releases.publish({ id, fingerprint: print })
      site = next
    } catch (error) {
      await releases.discard(id)
      if (!stop.signal.aborted)
        console.error(`Build ${id} failed. ${error instanceof Error ? error.message : String(error)}`)
      throw error
    }
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

  const local = localRoutes(queue)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.startsWith('/__local/')) return local(request, response)
    if (functions.handle(request, response)) return
    if (site) return serveStatic(site, compress, request, response)
    response
      .writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`There is no built site yet. What happened: ${origin}/__local/builds\n`)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error\n')
    })
  })
  await new Promise<void>((done, fail) => {
    server.once('error', (cause) =>
      fail(
        new Error(`Port ${port} cannot be used (${cause.message}): SHOP_PORT chooses another.`, { cause }),
      ),
    )
    server.listen(port, '127.0.0.1', done)
  })

  const rest = atMidnight(queue.request)
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      rest()
      stop.abort()
      await queue.close()
      await functions.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
