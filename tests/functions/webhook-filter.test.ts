import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLake } from 'content-lake'
import { USERS } from '@rumbo/dev-services/content/users'
import { DEPLOY_REQUEST } from '~/content/deploys'
import { CONTENT_TYPES } from '~/content/model'
import { WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '~/content/webhook'
import { lakeClient } from '../lake-client'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SHOWN = CONTENT_TYPES.map(({ name }): string => name)

/** Every type that the functions write. */
const WRITTEN = [
  ...new Set(
    readdirSync(join(ROOT, 'netlify/server'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/test/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(ROOT, 'netlify/server', file), 'utf8').matchAll(/_type: '(\w+)'/g),
      ])
      .flatMap(([, type]) => type ?? []),
  ),
]

let lake: Awaited<ReturnType<typeof startLake>>
let stateDir: string
beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'rumbo-webhook-'))
  lake = await startLake({
    port: 0,
    stateDir,
    projectId: 'rumbo',
    dataset: 'production',
    seedFile: join(ROOT, 'packages/seed/dataset/dataset.ndjson'),
    users: USERS,
    webhooks: [
      { url: 'http://localhost:1', secret: 's', filter: WEBHOOK_FILTER, projection: WEBHOOK_PROJECTION },
    ],
  })
}, 60_000)
afterAll(async () => {
  await lake.close()
  await rm(stateDir, { recursive: true, force: true })
})

/** The ids of the documents that the webhook was called for since the start. */
const notified = async () => {
  const answer = await fetch(`${lake.url}/__local/deliveries`)
  return ((await answer.json()) as { documentId: string }[]).map(({ documentId }) => documentId)
}
const isNotified = async (id: string) => (await notified()).includes(id)

test('CMS-03 a change of a document of every type that pages show calls the webhook', async () => {
  const client = lakeClient(lake.url)
  const ids = await client.fetch<Record<string, string | null>>(
    `{${SHOWN.map((type) => `"${type}": *[_type == "${type}"][0]._id`).join(', ')}}`,
  )
  for (const type of SHOWN) {
    const id = ids[type] ?? `${type}-new`
    await client.createIfNotExists({ _id: id, _type: type })
    await client.patch(id).set({ changed: true }).commit()
    expect([type, await isNotified(id)]).toEqual([type, true])
  }
})

test('CMS-03 what the functions write calls it only for orders, shown units and published reviews', async () => {
  const client = lakeClient(lake.url)
  expect(WRITTEN.length).toBeGreaterThan(10)
  for (const type of WRITTEN) {
    const id = `${type}.written`
    await client.create({ _id: id, _type: type })
    const isExpected = type === 'order' || (SHOWN.includes(type) && type !== 'review')
    expect([type, await isNotified(id)]).toEqual([type, isExpected])
  }
})

test('REVIEW-01 a review calls it when it is published and when it no longer is, not when it is sent in', async () => {
  const client = lakeClient(lake.url)
  const times = async () => (await notified()).filter((id) => id === 'review-1').length
  await client.create({ _id: 'review-1', _type: 'review', status: 'pending' })
  expect(await times()).toBe(0)
  await client.patch('review-1').set({ status: 'published' }).commit()
  expect(await times()).toBe(1)
  await client.patch('review-1').set({ status: 'rejected' }).commit()
  expect(await times()).toBe(2)
  await client.delete('review-1')
  expect(await times()).toBe(2)
})

test("CMS-03 drafts and assets do not call it, the Studio's request to publish does", async () => {
  const client = lakeClient(lake.url)
  await client.create({ _id: 'drafts.prod-001', _type: 'product' })
  await client.create({ _id: 'image-a-1x1-png', _type: 'sanity.imageAsset' })
  await client.create({ _id: DEPLOY_REQUEST, _type: DEPLOY_REQUEST })
  const ids = await notified()
  expect(ids.filter((id) => /^(drafts|image)/.test(id))).toEqual([])
  expect(ids).toContain(DEPLOY_REQUEST)
})

test('RUN-02 README states the filter and the projection', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ')
  for (const text of [WEBHOOK_FILTER, WEBHOOK_PROJECTION]) expect(readme).toContain(text)
})
