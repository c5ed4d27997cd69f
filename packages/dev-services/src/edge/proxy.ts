import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Netlify's proxy timeout, in milliseconds. */
const TIMEOUT = 26_000
const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'range']
const RESPONSE_HEADERS = [
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]

/** Proxies a request to `target`, as a rewrite to another origin does on Netlify. 502 when the server does not respond. */
export const proxy = async (
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
): Promise<void> => {
  const headers = new Headers()
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const upstream = await fetch(target, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined)
  if (!upstream) {
    response.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway\n')
    return
  }
  for (const name of RESPONSE_HEADERS) {
    const value = upstream.headers.get(name)
    // `fetch` decodes the body, so the length of an encoded one is wrong here.
    if (value && !(name === 'content-length' && upstream.headers.has('content-encoding')))
      response.setHeader(name, value)
  }
  response.writeHead(upstream.status)
  if (!upstream.body) return void response.end()
  await pipeline(upstream.body, response).catch(() => response.destroy())
}
