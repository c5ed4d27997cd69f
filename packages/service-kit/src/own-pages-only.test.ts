import { request } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownPagesOnly } from './own-pages-only'
import { type NodeEnv, type Served, serveApp } from './serve'

const SHOP = 'http://localhost:8888'

let served: Served

beforeAll(async () => {
  const app = new Hono<NodeEnv>()
    .use(ownPagesOnly([SHOP]))
    .get('/', (c) => c.text('read'))
    .post('/', (c) => c.text('done'))
  served = await serveApp(app, 0)
})
afterAll(() => served.close())

const ask = (method: 'GET' | 'POST', headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(served.url, { method, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
const post = (headers: Record<string, string> = {}) => ask('POST', headers)

test('RUN-03 programs, own pages and listed origins may send commands', async () => {
  expect(await post()).toBe(200)
  expect(await post({ origin: served.url, 'sec-fetch-site': 'same-origin' })).toBe(200)
  const loopback = `127.0.0.1:${served.port}`
  expect(await post({ host: loopback, origin: `http://${loopback}` })).toBe(200)
  expect(await post({ origin: SHOP, 'sec-fetch-site': 'same-site' })).toBe(200)
})

test('RUN-03 pages of other origins may not send commands', async () => {
  expect(await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await post({ origin: 'http://localhost:9', 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await post({ origin: 'null' })).toBe(403)
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await post({ 'sec-fetch-site': 'same-site' })).toBe(403)
})

test('RUN-03 a link from another site may be followed', async () => {
  expect(await ask('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200)
})

test('RUN-03 a foreign host name that resolves to this computer is refused', async () => {
  expect(await ask('GET', { host: `evil.example:${served.port}` })).toBe(403)
  expect(await post({ host: 'evil.example', origin: 'http://evil.example' })).toBe(403)
})
