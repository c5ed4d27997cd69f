import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Served, serveApp } from './serve'
import { openState, type State } from './state'
import { createWebhookDispatcher, type Delivery, type WebhookDispatcher } from './webhook-dispatcher'

let receiver: Served
let received: { body: string; attempt: string | undefined }[]
let statuses: number[]
let state: State
let dispatchers: WebhookDispatcher[]

beforeEach(async () => {
  received = []
  statuses = []
  dispatchers = []
  state = openState(mkdtempSync(join(tmpdir(), 'dispatcher-')))
  const app = new Hono().post('/hook', async (c) => {
    received.push({ body: await c.req.text(), attempt: c.req.header('x-attempt') })
    return c.body(null, (statuses.shift() ?? 200) as 200)
  })
  receiver = await serveApp(app, 0)
})
afterEach(async () => {
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.close()))
  await receiver.close()
  state.close()
})

const deliveries = () => state.collection<Delivery>('deliveries')
const add = (...ids: string[]) => {
  for (const id of ids) deliveries().put(id, { id, state: 'pending', attempts: [], dueAt: Date.now() })
}
const start = (options: { keep?: number; concurrency?: number; url?: string } = {}) => {
  const dispatcher = createWebhookDispatcher({
    deliveries: deliveries(),
    request: ({ id, attempts }) =>
      id === 'dropped'
        ? undefined
        : {
            url: options.url ?? `${receiver.url}/hook`,
            headers: { 'x-attempt': String(attempts.length + 1) },
            body: id,
          },
    retryDelay: (attempts, outcome) => (outcome === 400 || attempts === 4 ? undefined : 5),
    keep: 10,
    ...options,
  })
  dispatchers.push(dispatcher)
  return dispatcher
}
const stateOf = (id: string) => deliveries().get(id)?.state

test('PAY-07 a delivery is retried until it succeeds, with a request built for each attempt', async () => {
  statuses = [503, 302]
  add('a')
  start().wake()
  await expect.poll(() => stateOf('a')).toBe('delivered')
  expect(received.map(({ attempt }) => attempt)).toEqual(['1', '2', '3'])
  expect(
    deliveries()
      .get('a')
      ?.attempts.map(({ outcome }) => outcome),
  ).toEqual([503, 302, 200])
})

test('PAY-07 a delivery fails when retryDelay gives up', async () => {
  statuses = [400]
  add('refused')
  start().wake()
  await expect.poll(() => stateOf('refused')).toBe('failed')
  expect(received).toHaveLength(1)
})

test('PAY-07 a receiver that is down is recorded with the reason', async () => {
  add('a')
  start({ url: 'http://127.0.0.1:9/' }).wake()
  await expect.poll(() => stateOf('a')).toBe('failed')
  expect(deliveries().get('a')?.attempts).toHaveLength(4)
  expect(deliveries().get('a')?.attempts[0]?.outcome).toEqual(expect.any(String))
})

test('PAY-07 settled deliveries are removed unless they are kept as a log of limited length', async () => {
  add('a', 'dropped')
  start({ keep: 0 }).wake()
  await expect.poll(() => deliveries().size).toBe(0)
  add('b', 'c', 'd')
  start({ keep: 2, concurrency: 1 }).wake()
  await expect
    .poll(() =>
      deliveries()
        .all()
        .map(({ id, state }) => `${id} ${state}`),
    )
    .toEqual(['c delivered', 'd delivered'])
})

test('PAY-07 a delivery that was pending at the end is sent by the next dispatcher', async () => {
  statuses = [500]
  add('a')
  const first = start()
  first.wake()
  await expect.poll(() => received.length).toBeGreaterThan(0)
  await first.close()
  start().wake()
  await expect.poll(() => stateOf('a')).toBe('delivered')
})
