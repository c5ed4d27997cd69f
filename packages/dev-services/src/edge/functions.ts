import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as callHttp,
  type ServerResponse,
} from 'node:http'
import { Worker } from 'node:worker_threads'
import { addressOf } from './address'
import { type BundledFunction, bundleFunctions, type FunctionRoute, matchesRoute } from './bundle'
import { createRateLimiter } from './rate-limit'

/** Netlify's limits: execution time in milliseconds and request body in bytes. */
const TIMEOUT = 30_000
const MAX_BODY = 6 * 1024 * 1024
/** No `Request` can have these (https://fetch.spec.whatwg.org/#forbidden-method). */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK'])

export interface Functions {
  /** Responds if a function has this route; otherwise returns false. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Calls a scheduled function, as the platform does. */
  run(name: string): Promise<void>
  close(): Promise<void>
}

interface Options {
  readonly root: string
  /** Where the bundles are written. */
  readonly folder: string
  /** Origin of the request URL that functions receive. */
  readonly origin: string
}

/** Bundles and loads the functions, and routes requests to them within the rate limits they declare. */
export const startFunctions = async ({ root, folder, origin }: Options): Promise<Functions> => {
  const bundled = await bundleFunctions(root, folder)
  const limit = createRateLimiter()
  let worker = await startWorker(bundled)
  let closing = false
  const restart = (error: unknown) => {
    console.error('The functions crashed and are restarted.', error)
    if (!closing) void startWorker(bundled).then((next) => watch((worker = next)))
  }
  const watch = ({ thread }: Started) => thread.once('error', restart)
  watch(worker)

  return {
    handle(request, response) {
      const path = addressOf(request, origin).pathname
      const found = findFunction(bundled, path, request.method ?? 'GET')
      if (!found) return false
      if (FORBIDDEN_METHODS.has(request.method ?? '')) {
        response.writeHead(405, { 'content-type': 'text/plain' }).end('Method not allowed\n')
        return true
      }
      const ip = clientAddress(request)
      const { name, rateLimit } = found.fn
      const wait = rateLimit ? limit(`${name} ${ip}`, rateLimit) : 0
      if (wait > 0) {
        response
          .writeHead(429, { 'retry-after': String(wait), 'content-type': 'text/plain' })
          .end('Too many requests\n')
        return true
      }
      forward(request, response, worker.port, {
        'x-local-function': name,
        'x-local-route': found.route.pattern,
        'x-local-url': addressOf(request, origin).href,
        'x-nf-client-connection-ip': ip,
        'x-nf-request-id': crypto.randomUUID(),
      })
      return true
    },
    async run(name) {
      const response = await fetch(`http://127.0.0.1:${worker.port}/`, {
        method: 'POST',
        headers: {
          'x-local-function': name,
          'x-local-route': '/',
          'x-local-url': `${origin}/`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ next_run: new Date().toISOString() }),
      })
      await response.body?.cancel()
      if (!response.ok) console.error(`The scheduled function ${name} answered ${response.status}.`)
    },
    async close() {
      closing = true
      await worker.thread.terminate()
    },
  }
}

/** Explicit, because threads do not always inherit the loaders of their process. */
const TYPESCRIPT = ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]

interface Started {
  readonly thread: Worker
  readonly port: number
}

const startWorker = (functions: readonly BundledFunction[]): Promise<Started> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./functions-worker.ts', import.meta.url), {
      execArgv: TYPESCRIPT,
      workerData: { functions: functions.map(({ name, entry }) => ({ name, entry })), timeout: TIMEOUT },
    })
    thread.once('error', reject)
    thread.once('message', (port: number) => {
      thread.off('error', reject)
      resolve({ thread, port })
    })
  })

/** The function and route for a path and method. */
const findFunction = (
  functions: readonly BundledFunction[],
  path: string,
  method: string,
): { fn: BundledFunction; route: FunctionRoute } | undefined => {
  for (const fn of functions) {
    const route = fn.routes.find(
      (one) => matchesRoute(one, path) && (one.methods.length === 0 || one.methods.includes(method)),
    )
    if (route) return { fn, route }
  }
  return undefined
}

/** Tests choose their own address by header or, in a browser, by cookie, to have a rate limit to themselves. */
const clientAddress = (request: IncomingMessage): string => {
  const header = request.headers['x-local-client-ip']
  if (typeof header === 'string') return header
  const cookie = /(?:^|; )local-client-ip=([\w-]+)/.exec(request.headers.cookie ?? '')
  return cookie?.[1] ?? request.socket.remoteAddress ?? '127.0.0.1'
}

/** Netlify's function bootstrap reports times and versions to the edge, which passes none of it on. */
const withoutDiagnostics = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-nf-')))

const forward = (
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  extra: Record<string, string>,
): void => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) {
    response
      .writeHead(413, { 'content-type': 'text/plain', connection: 'close' })
      .end('Request body too large\n')
    return
  }
  const call = callHttp(
    { host: '127.0.0.1', port, method: request.method, path: '/', headers: { ...request.headers, ...extra } },
    (result) => {
      response.writeHead(result.statusCode ?? 502, withoutDiagnostics(result.headers))
      result.pipe(response)
      result.once('error', () => response.destroy())
    },
  )
  call.once('error', (error) => {
    if (response.destroyed) return
    console.error(`Function ${extra['x-local-function']} failed:`, error.message)
    if (response.headersSent) response.destroy()
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway\n')
  })
  response.once('close', () => call.destroy())
  request.pipe(call)
}
