import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { installRuntime, invoke, type LambdaEvent, type StreamHandler } from './lambda'

// The thread in which functions live: a crash, a patched global or a leak of theirs is not the edge's.
// All are imported before the first call, so that the first call is as quick as the next.

const { functions, timeout } = workerData as { functions: { name: string; entry: string }[]; timeout: number }
const handlers = new Map<string, StreamHandler>()

installRuntime()
await Promise.all(
  functions.map(async ({ name, entry }) => {
    const bundled = (await import(pathToFileURL(entry).href)) as { handler: StreamHandler }
    handlers.set(name, bundled.handler)
  }),
)

const server = createServer((request, response) => {
  answer(request, response).catch((error: NodeJS.ErrnoException) => {
    // A visitor who went away in the middle of the answer.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    console.error(`Function ${String(request.headers['x-local-function'])}:`, error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error\n')
  })
})
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const handler = handlers.get(String(request.headers['x-local-function']))
  if (!handler) throw new Error('unknown function')
  const { status, headers, body } = await invoke(handler, await toEvent(request), timeout)
  // A visitor who went away wants no answer.
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
