import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

// Lighthouse's slow 4G, for all requests together.
const ROUND_TRIP_MS = 150
const BYTES_PER_MS = 200

const CHUNK = 4096
const REPORT = '/__visit'

/** When a product's page was first painted, in clock milliseconds, and how long before that it was prerendered. */
export interface Visit {
  readonly paint: number
  readonly activation: number
}

/** Runs in product pages, including prerendered ones; it reports when they are seen. */
const REPORTER = `<script>new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName('first-contentful-paint')
  const [{ activationStart }] = performance.getEntriesByType('navigation')
  if (paint) navigator.sendBeacon('${REPORT}', JSON.stringify({ paint: performance.timeOrigin + paint.startTime, activation: activationStart }))
}).observe({ type: 'paint', buffered: true })</script>`

const BLANK = Buffer.from('<!doctype html><meta name="viewport" content="width=device-width"><h1>Blank</h1>')

/** The shop at `target` behind a slow network, whose product pages report their visits. */
export const startSlowFront = async (target: string) => {
  let free = 0
  let blank = false
  let visited: ((visit: Visit) => void) | undefined

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    if (path === REPORT) {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      visited?.(JSON.parse(Buffer.concat(parts).toString()) as Visit)
      return void response.writeHead(204).end()
    }
    const isProduct = /\/product\//.test(path)
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !['host', 'connection'].includes(name)),
    ) as Record<string, string>
    const from = await fetch(new URL(path, target), { headers, redirect: 'manual' })
    const whole = Buffer.from(await from.arrayBuffer())
    const body = isProduct && blank ? BLANK : whole
    const page = isProduct ? Buffer.concat([Buffer.from(REPORTER), body]) : body
    const sent = [...from.headers].filter(
      ([name]) =>
        !/^(content-(encoding|length|security-policy)|connection|keep-alive|transfer-encoding)$/.test(name),
    )
    await new Promise((done) => setTimeout(done, ROUND_TRIP_MS))
    response.writeHead(from.status, Object.fromEntries(sent))
    // `fetch` has decompressed it.
    const size = from.headers.has('content-encoding') ? brotliCompressSync(body).length : body.length
    for (let at = 0; at < page.length; at += CHUNK) {
      free =
        Math.max(free, Date.now()) + (Math.min(CHUNK, page.length - at) * (size / page.length)) / BYTES_PER_MS
      await new Promise((done) => setTimeout(done, Math.max(0, free - Date.now())))
      response.write(page.subarray(at, at + CHUNK))
    }
    response.end()
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /**
     * Sends blank product pages from now on, to measure the time that the browser and the network take on their own.
     */
    sendBlankProducts: () => (blank = true),
    nextVisit: () => new Promise<Visit>((done) => (visited = done)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
