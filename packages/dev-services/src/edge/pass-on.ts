import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Netlify gives up after 26 seconds. */
const PATIENCE = 26_000
const ASKED = ['accept', 'if-none-match', 'if-modified-since', 'range']
const ANSWERED = [
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]

/** Answers with what another server says at `target`, as a rewrite of Netlify to another origin does. 502 when it does not answer. */
export const passOn = async (
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
): Promise<void> => {
  const headers = Object.fromEntries(ASKED.map((name) => [name, String(request.headers[name] ?? '')]))
  const answer = await fetch(target, {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value)),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined)
  if (!answer) {
    response.writeHead(502, { 'content-type': 'text/plain' }).end('The server behind does not answer\n')
    return
  }
  for (const name of ANSWERED) {
    const value = answer.headers.get(name)
    // The length is that of the coded body, and what is read here is decoded.
    if (value && !(name === 'content-length' && answer.headers.has('content-encoding')))
      response.setHeader(name, value)
  }
  response.writeHead(answer.status)
  if (!answer.body) return void response.end()
  await pipeline(answer.body, response).catch(() => response.destroy())
}
