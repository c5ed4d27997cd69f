import { buffer } from 'node:stream/consumers'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DocumentDelivery } from '../index'
import { SITE, type TestLake, startTestLake } from '../testing/lake'

const SECRET = 'shhh'
interface Received {
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: string
}

let received: Received[]
let answers: number[]
let receiver: Server
let lake: TestLake

const open = async (filter = '_type == "film"') => {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  const projection = '{_id, "operation": delta::operation()}'
  lake = await startTestLake({
    webhooks: [{ url, secret: SECRET, filter, projection }],
    webhookRetryDelays: [10, 20],
  })
  return lake.as(SITE)
}

beforeEach(async () => {
  received = []
  answers = []
  receiver = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers, body: body.toString() })
      response.writeHead(answers.shift() ?? 200).end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver.once('listening', resolve))
})
afterEach(async () => {
  await lake.close()
  receiver.closeAllConnections()
  receiver.close()
})

const deliveries = async () => (await (await lake.local('deliveries')).json()) as DocumentDelivery[]

test('CMS-03 published changes are sent with a signature, drafts and other types are not', async () => {
  const client = await open()
  await client.create({ _id: 'drafts.new', _type: 'film' })
  await client.create({ _id: 'note', _type: 'note' })
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.new',
    publishedId: 'new',
  })
  await client.patch('new').set({ rating: 2 }).commit()
  await client.delete('new')
  await expect.poll(() => received.length).toBe(3)
  const bodies = received.map(({ body }) => JSON.parse(body) as object)
  expect(bodies).toEqual(['create', 'update', 'delete'].map((operation) => ({ _id: 'new', operation })))
  for (const { headers, body } of received)
    expect(await isValidSignature(body, String(headers['sanity-webhook-signature']), SECRET)).toBe(true)
  expect(received[0]?.headers).toMatchObject({ 'sanity-document-id': 'new', 'sanity-operation': 'create' })
})

test('CMS-03 a receiver that is down gets the same idempotency key and signature again', async () => {
  const client = await open()
  answers = [503, 429]
  await client.patch('film-1').set({ rating: 2 }).commit()
  await expect.poll(async () => (await deliveries())[0]?.state).toBe('delivered')
  const keys = new Set(received.map(({ headers }) => headers['idempotency-key']))
  expect(received).toHaveLength(3)
  expect(keys.size).toBe(1)
  expect(new Set(received.map(({ headers }) => headers['sanity-webhook-signature'])).size).toBe(1)
  expect((await deliveries())[0]?.attempts.map(({ outcome }) => outcome)).toEqual([503, 429, 200])
})

test('CMS-03 a request that the receiver rejects is not sent again', async () => {
  const client = await open()
  answers = [401]
  await client.patch('film-1').set({ rating: 2 }).commit()
  await expect.poll(async () => (await deliveries())[0]?.state).toBe('failed')
  expect(received).toHaveLength(1)
})

test('CMS-03 a pending delivery is sent after a restart', async () => {
  const client = await open()
  answers = [500, 500]
  await client.patch('film-1').set({ rating: 2 }).commit()
  await expect.poll(() => received.length).toBeGreaterThan(0)
  await lake.close()
  const { port } = receiver.address() as AddressInfo
  answers = []
  lake = await startTestLake({
    ...lake,
    webhooks: [{ url: `http://127.0.0.1:${port}/hook`, secret: SECRET }],
  })
  await expect.poll(async () => (await deliveries())[0]?.state).toBe('delivered')
})
