import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompressor } from './compress'
import type { Site } from './site'
import { serveStatic } from './static'

const servers: Server[] = []
const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let origin: string

beforeAll(async () => {
  const upstream = await listen((request, response) => {
    if (request.url === '/images/p/d/broken.jpg') return response.destroy()
    response.writeHead(200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
      'x-own': '1',
    })
    return response.end(`${request.url} as ${request.headers.accept}`)
  })
  const site: Site = {
    redirects: [{ from: '/pictures/*', to: `${upstream}/images/p/d/:splat`, status: 200, force: false }],
    headers: [],
    file: () => undefined,
    page: () => undefined,
  }
  const compress = createCompressor()
  origin = await listen((request, response) => void serveStatic(site, compress, request, response))
})
afterAll(() => {
  for (const server of servers) server.close()
})

test('QUAL-02 pictures are proxied with query and Accept header, and keep their own caching headers', async () => {
  const { headers, ...response } = await ask('/pictures/a-1x1.jpg?w=2&h=3', 'image/webp')
  expect(response.text).toBe('/images/p/d/a-1x1.jpg?w=2&h=3 as image/webp')
  expect([headers.get('content-type'), headers.get('cache-control'), headers.get('x-own')]).toEqual([
    'image/webp',
    'public, max-age=60',
    null,
  ])
})

test.each(['/pictures/%2e%2e/%2e%2e/secret', '/pictures/..%2f..%2fsecret'])(
  'QUAL-03 %s reaches nothing else on the proxied server',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('QUAL-02 a proxied server that closes the connection is a 502', async () => {
  expect((await ask('/pictures/broken.jpg')).status).toBe(502)
})

const ask = async (path: string, accept = '*/*') => {
  const response = await fetch(origin + path, { headers: { accept } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
