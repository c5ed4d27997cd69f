import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeSignatureHeader } from '@sanity/webhook'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createBuildQueue } from '@rumbo/dev-services/edge/build-queue'
import { localRoutes } from '@rumbo/dev-services/edge/local-routes'
import { readEnv } from '~/lib/env/env.server'
import { startBuild } from '../../netlify/server/build-hook'
import { DOCUMENTS } from './catalog'
import { type Shop, openShop } from './shop'
import { requestJson, control } from './shopper'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // More when queries lag behind: an event about settings that they do not find yet is delivered again.
  await vi.waitFor(() => expect(shop.builds.length).toBeGreaterThanOrEqual(DOCUMENTS.length), {
    timeout: 30_000,
  })
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const SECRET = 'local-sanity-webhook-secret'
const deliver = async (document: object, key: string, secret = SECRET) => {
  const body = JSON.stringify(document)
  const headers = {
    'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), secret),
    'idempotency-key': key,
  }
  return requestJson<{ outcome?: string }>(shop, '/api/sanity/webhook', { method: 'POST', body, headers })
}
/** Sends build requests to a separate hook from now on; returns how many it has received. */
const useOwnBuildHook = () => {
  const hook = randomUUID()
  process.env['BUILD_HOOK_URL'] = `${shop.site}/__build/${hook}`
  return () => shop.builds.filter((used) => used === hook).length
}
const buildsDuring = async (work: () => Promise<unknown>) => {
  const builds = useOwnBuildHook()
  await work()
  return builds()
}

test('CMS-03 a published change starts a build', async () => {
  const builds = useOwnBuildHook()
  await shop.content.patch('kit-001').set({ price: 25.5 }).commit()
  await vi.waitFor(() => expect(builds()).toBe(1), { timeout: 30_000 })
})

test('CMS-03 twenty deliveries of one event start one build', async () => {
  const document = { _id: 'post-1', _type: 'post' }
  const builds = await buildsDuring(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(document, 'delivery-1')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect((await deliver(document, 'delivery-1')).body).toEqual({ outcome: 'duplicate' })
  })
  expect(builds).toBe(1)
  expect(await buildsDuring(() => deliver(document, 'delivery-2'))).toBe(1)
})

test('CMS-03 an invalid signature is rejected and starts no build', async () => {
  const builds = await buildsDuring(async () => {
    expect((await deliver({ _id: 'post-1', _type: 'post' }, 'k', 'another-secret')).status).toBe(401)
  })
  expect(builds).toBe(0)
})

test.each(['sanity.imageAsset', 'webhookDelivery', 'order', 'stock', 'reservation', 'review'])(
  'CMS-03 a change of a %s starts no build',
  async (_type) => {
    const builds = await buildsDuring(async () => {
      expect((await deliver({ _id: `${_type}-1`, _type }, `key ${_type}`)).status).toBe(202)
    })
    expect(builds).toBe(0)
  },
)

test('CMS-03 TRACK-04 a broken order is logged and not delivered again', async () => {
  const lines = vi.spyOn(console, 'error')
  const { _id } = await shop.content.create({ _type: 'order', status: 7 })
  expect(await deliver({ _id, _type: 'order' }, 'broken order')).toMatchObject({
    status: 202,
    body: { outcome: 'unreadable' },
  })
  expect(lines).toHaveBeenCalledWith(expect.stringContaining(`ALARM: ${_id} is not a valid order`))
})

test('CMS-03 a failed build request is repeated when the event is redelivered', async () => {
  process.env['BUILD_HOOK_URL'] = `${shop.site}/nobody`
  expect((await deliver({ _id: 'post-2', _type: 'post' }, 'retried')).status).toBe(503)
  expect(await buildsDuring(() => deliver({ _id: 'post-2', _type: 'post' }, 'retried'))).toBe(1)
})

test('CMS-03 an unavailable build service is a 503', async () => {
  const env = { ...readEnv(), BUILD_HOOK_URL: 'http://localhost:1' }
  await expect(startBuild(env)).rejects.toMatchObject({ status: 503 })
})

test('CMS-03 without the CMS the answer is a 503, so that the event is redelivered', async () => {
  await control(shop.urls.lake, 'fault', { kind: 'down' })
  expect((await deliver({ _id: 'post-3', _type: 'post' }, 'lake-down')).status).toBe(503)
  await control(shop.urls.lake, 'fault', { kind: 'none' })
})

test('CMS-03 thirty publishes during a build start one more build, with the latest content', async () => {
  const built: number[] = []
  const allRequested = Promise.withResolvers<undefined>()
  const queue = createBuildQueue({
    build: async () => {
      const price = await shop.content.fetch<number>('*[_id == "prod-001"][0].price')
      await allRequested.promise
      built.push(price)
    },
  })
  let requests = 0
  const routes = localRoutes(queue)
  const edge = createServer((request, response) => {
    response.once('finish', () => (requests += 1))
    routes(request, response)
  })
  await new Promise<void>((done) => edge.listen(0, '127.0.0.1', done))
  process.env['BUILD_HOOK_URL'] = `http://127.0.0.1:${(edge.address() as AddressInfo).port}/__local/build`
  for (let price = 1; price <= 30; price++) await shop.content.patch('prod-001').set({ price }).commit()
  await vi.waitFor(() => expect(requests).toBe(30), { timeout: 40_000 })
  allRequested.resolve(undefined)
  await vi.waitFor(() => expect(queue.busy()).toBe(false), { timeout: 40_000 })
  expect(built).toEqual([expect.any(Number), 30])
  await queue.close()
  edge.close()
})
