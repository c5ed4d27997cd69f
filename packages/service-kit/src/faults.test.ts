import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFaults } from './faults'
import { localRoutes } from './local-routes'
import { type NodeEnv, type Served, serveApp } from './serve'

let served: Served
let calls = 0

beforeEach(async () => {
  calls = 0
  const faults = createFaults()
  const app = new Hono<NodeEnv>()
    .use(faults.cut, faults.delay)
    .route('/__local', localRoutes({ name: 'test', faults, reset: () => void (calls = 0) }))
    .get('/work', (c) => c.json({ calls: ++calls }))
  served = await serveApp(app, 0)
})
afterEach(() => served.close())

const get = (path: string) => fetch(served.url + path)
const fault = (body: unknown) =>
  fetch(`${served.url}/__local/fault`, { method: 'POST', body: JSON.stringify(body) })

test('RUN-03 down closes the connection before any work, for as many requests as configured', async () => {
  await fault({ kind: 'down', count: 1 })
  await expect(get('/work')).rejects.toThrow()
  expect(calls).toBe(0)
  expect((await get('/work')).status).toBe(200)
})

test('RUN-03 lost does the work and drops the response', async () => {
  await fault({ kind: 'lost', count: 1 })
  await expect(get('/work')).rejects.toThrow()
  expect(calls).toBe(1)
})

test('RUN-03 junk responds 200 with content that no client can parse', async () => {
  await fault({ kind: 'junk' })
  await expect((await get('/work')).json()).rejects.toThrow()
})

test('RUN-03 slow delays requests but not health checks, and reset ends it', async () => {
  await fault({ kind: 'slow', ms: 150, path: '/work' })
  const started = performance.now()
  await get('/work')
  expect(performance.now() - started).toBeGreaterThan(140)
  expect((await get('/__local/health')).status).toBe(200)
  await fetch(`${served.url}/__local/reset`, { method: 'POST' })
  expect(await (await get('/__local/fault')).json()).toMatchObject({ kind: 'none' })
})

test('RUN-03 an unknown fault is rejected with the name of the field', async () => {
  const answer = await fault({ kind: 'unknown' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('kind')
})

test('RUN-03 the error for a port in use names the port', async () => {
  await expect(serveApp(new Hono(), served.port)).rejects.toThrow(`Port ${served.port} cannot be used`)
})

test('RUN-03 accept-then-fail does the work and then answers 500', async () => {
  await fault({ kind: 'accept-then-fail', count: 1 })
  expect((await get('/work')).status).toBe(500)
  expect(calls).toBe(1)
  expect((await get('/work')).status).toBe(200)
})
