import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DEPLOYS_ID, DEPLOY_REQUEST, deploysDocument, waitingChanges } from '~/content/deploys'
import { readEnv } from '~/lib/env/env.server'
import { requestDeploy, sendWaitingDeploy } from '../../netlify/server/deploys'
import { DOCUMENTS } from './catalog'
import { type Shop, openShop } from './shop'

const MINUTE = 60_000
const START = Date.parse('2026-11-22T15:00:00Z')
const at = (minutes: number) => new Date(START + minutes * MINUTE)

let shop: Shop
let hook: string
beforeAll(async () => {
  shop = await openShop()
  await vi.waitFor(() => expect(shop.builds).toHaveLength(DOCUMENTS.length), { timeout: 30_000 })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  hook = randomUUID()
  Object.assign(process.env, {
    DEPLOY_WINDOW_MINUTES: '10',
    BUILD_HOOK_URL: `${shop.site}/__build/${hook}`,
  })
  await shop.content.delete(DEPLOYS_ID)
})
afterEach(() => void (process.env['DEPLOY_WINDOW_MINUTES'] = '0'))

const builds = () => shop.builds.filter((used) => used === hook).length
const waiting = async () => waitingChanges(deploysDocument.parse(await shop.content.getDocument(DEPLOYS_ID)))

test('CMS-03 the first change is deployed at once, later ones together at the end of the window', async () => {
  const env = readEnv()
  expect(await requestDeploy(env, at(0))).toBe('sent')
  for (let minute = 1; minute < 10; minute += 1) expect(await requestDeploy(env, at(minute))).toBe('waiting')
  expect([builds(), await waiting()]).toEqual([1, 9])
  expect(await sendWaitingDeploy(env, at(9.9))).toBe('waiting')
  expect(await sendWaitingDeploy(env, at(10))).toBe('sent')
  expect(await sendWaitingDeploy(env, at(30))).toBe('nothing')
  expect([builds(), await waiting()]).toEqual([2, 0])
})

test('CMS-03 changes that reach several instances at the same time start one deploy, and none is lost', async () => {
  const env = readEnv()
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => requestDeploy(env, at(0))))
  expect([outcomes.filter((outcome) => outcome === 'sent').length, builds()]).toEqual([1, 1])
  await requestDeploy(env, at(1))
  const calls = await Promise.all(Array.from({ length: 12 }, () => sendWaitingDeploy(env, at(10))))
  expect([calls.filter((outcome) => outcome === 'sent').length, builds(), await waiting()]).toEqual([1, 2, 0])
})

test('CMS-03 a deploy that the host refuses is sent by the next call', async () => {
  const env = readEnv()
  process.env['BUILD_HOOK_URL'] = `${shop.site}/nobody`
  await expect(requestDeploy(readEnv(), at(0))).rejects.toMatchObject({ status: 503 })
  process.env['BUILD_HOOK_URL'] = `${shop.site}/__build/${hook}`
  expect([await waiting(), await sendWaitingDeploy(env, at(1)), builds()]).toEqual([1, 'sent', 1])
})

test('CMS-03 a deploy whose function stopped while sending it is sent a minute later', async () => {
  const env = readEnv()
  await requestDeploy(env, at(0))
  await requestDeploy(env, at(5))
  await shop.content
    .patch(DEPLOYS_ID)
    .set({ claimedAt: at(10).toISOString() })
    .commit()
  expect(await sendWaitingDeploy(env, at(10.5))).toBe('waiting')
  expect(await sendWaitingDeploy(env, at(11))).toBe('sent')
})

test('CMS-03 an editor who asks for it publishes before the window ends', async () => {
  await shop.content.patch('kit-001').set({ price: 26.5 }).commit()
  await vi.waitFor(() => expect(builds()).toBe(1), { timeout: 30_000 })
  await shop.content.patch('kit-001').set({ price: 27.5 }).commit()
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 30_000 })
  const request = { _id: DEPLOY_REQUEST, _type: DEPLOY_REQUEST, at: new Date().toISOString() }
  await shop.content.createOrReplace(request)
  await vi.waitFor(() => expect(builds()).toBe(2), { timeout: 30_000 })
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 30_000 })
})

test('CMS-03 with a window of 0 minutes every change is deployed at once', async () => {
  process.env['DEPLOY_WINDOW_MINUTES'] = '0'
  const env = readEnv()
  await requestDeploy(env)
  await requestDeploy(env)
  expect([builds(), await shop.content.getDocument(DEPLOYS_ID)]).toEqual([2, undefined])
})

test('CMS-03 without the variable the window is ten minutes', async () => {
  process.env['DEPLOY_WINDOW_MINUTES'] = ''
  const env = readEnv()
  expect(await requestDeploy(env, at(0))).toBe('sent')
  expect(await requestDeploy(env, at(9))).toBe('waiting')
  expect(await requestDeploy(env, at(10))).toBe('sent')
})
