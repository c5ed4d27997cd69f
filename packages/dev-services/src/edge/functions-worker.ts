import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { installRuntime, invoke, type LambdaEvent, type StreamHandler } from './lambda'

// Functions run in their own thread, so that a crash or a patched global does not affect the edge. All of them are
// imported in advance, so that the first call is as fast as later ones.

const { functions, timeout } = workerData as { functions: { name: string; entry: string }[]; timeout: number }
const handlers = new Map<string, StreamHandler>()

installRuntime()
await Promise.all(
  functions.map(async ({ name, entry }) => {
    const bundled = (await import(pathToFileURL(entry).href)) as { handler: StreamHandler }
    handlers.set(name, bundled.handler)
  }),
)

// The edge keeps its connections: one that is closed here while the edge sends a request on it would fail that request.
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  respond(request, response).catch((error: unknown) => {
    // The client closed the connection.
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return
    console.error(`Function ${String(request.headers['x-local-function'])}:`, error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error\n')
  })
})
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const handler = handlers.get(String(request.headers['x-local-function']))
  if (!handler) throw new Error('unknown function')
  const { status, headers, body } = await invoke(handler, await toEvent(request), timeout)
  // The client closed the connection.
  if (response.destroyed) return void body.destroy()
  response.writeHead(status, headers as Record<string, string[]>)
  await pipeline(body, response)
}

async function toEvent(request: IncomingMessage): Promise<LambdaEvent> {
  const {
    'x-local-function': _name,
    'x-local-route': route,
    'x-local-url': rawUrl,
    ...rest
  } = request.headers
  const url = new URL(String(rawUrl))
  const body = await buffer(request)
  const headers = Object.entries(rest).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ])
  return {
    rawUrl: url.href,
    rawQuery: url.search.slice(1),
    path: url.pathname,
    httpMethod: request.method ?? 'GET',
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body.length > 0 ? body.toString('base64') : null,
    isBase64Encoded: true,
    route: String(route),
  }
}
