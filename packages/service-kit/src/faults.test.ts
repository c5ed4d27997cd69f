import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFaults } from './faults'
import { localRoutes } from './local-routes'
import { type NodeEnv, type Served, serveApp } from './serve'

let served: Served
let worked = 0

beforeEach(async () => {
  worked = 0
  const faults = createFaults()
  const app = new Hono<NodeEnv>()
    .use(faults.cut, faults.delay)
    .route('/__local', localRoutes({ name: 'test', faults, reset: () => void (worked = 0) }))
    .get('/work', (c) => c.json({ worked: ++worked }))
  served = await serveApp(app, 0)
})
afterEach(() => served.close())

const get = (path: string) => fetch(served.url + path)
const fault = (body: unknown) =>
  fetch(`${served.url}/__local/fault`, { method: 'POST', body: JSON.stringify(body) })

test('RUN-03 down cuts the connection before any work, for as many requests as asked', async () => {
  await fault({ kind: 'down', count: 1 })
  await expect(get('/work')).rejects.toThrow()
  expect(worked).toBe(0)
  expect((await get('/work')).status).toBe(200)
})

test('RUN-03 lost does the work and loses the answer', async () => {
  await fault({ kind: 'lost', count: 1 })
  await expect(get('/work')).rejects.toThrow()
  expect(worked).toBe(1)
})

test('RUN-03 junk answers 200 with what no client can parse', async () => {
  await fault({ kind: 'junk' })
  await expect((await get('/work')).json()).rejects.toThrow()
})

test('RUN-03 slow waits; health stays quick; reset ends it', async () => {
  await fault({ kind: 'slow', ms: 150, path: '/work' })
  const started = performance.now()
  await get('/work')
  expect(performance.now() - started).toBeGreaterThan(140)
  expect((await get('/__local/health')).status).toBe(200)
  await fetch(`${served.url}/__local/reset`, { method: 'POST' })
  expect(await (await get('/__local/fault')).json()).toMatchObject({ kind: 'none' })
})

test('RUN-03 an unknown fault is refused in words', async () => {
  const answer = await fault({ kind: 'tired' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('kind')
})

test('RUN-03 a taken port is named', async () => {
  await expect(serveApp(new Hono(), served.port)).rejects.toThrow(`Port ${served.port} cannot be used`)
})
