import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoaderContext } from 'astro/loaders'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { SITE, type TestLake, startTestLake } from 'content-lake/testing'
import { writeFixture } from 'content-lake/testing'
import { contentLake } from '~/content/integration'
import { lakeLoader } from '~/content/loader'
import type { ContentType } from '~/content/model/content-type'
import { post as postType } from '~/content/model/post'
import { product as productType } from '~/content/model/product'
import { followContent } from './follow-content'

const product = (_id: string, price: number | null) => ({ _id, _type: 'product', price })
const post = (_id: string, publishedAt: string) => ({
  _id,
  _type: 'post',
  publishedAt,
  slug: { current: _id },
})
const DOCUMENTS = [
  product('soap', 3),
  product('drafts.soap', 4),
  product('pillow', 12),
  product('drafts.pillow', null),
  product('drafts.new', null),
  post('yesterday', '2026-11-30'),
  post('today', '2026-12-01'),
  post('tomorrow', '2026-12-02'),
]

let lake: TestLake
let cacheDir: URL
beforeAll(async () => {
  cacheDir = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'rumbo-drafts-'))}/`)
  lake = await startTestLake({ seedFile: await writeFixture(DOCUMENTS) })
})
afterAll(() => lake.close())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const environment = (perspective: string) => ({
  SANITY_PROJECT_ID: 'test',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: lake.url,
  SANITY_READ_TOKEN: SITE,
  SANITY_PERSPECTIVE: perspective,
})

/** The entries of a loaded collection, and its warnings. */
const load = async (perspective: string, type: Pick<ContentType, 'query' | 'schema'>) => {
  for (const [name, value] of Object.entries(environment(perspective))) vi.stubEnv(name, value)
  const values: unknown[] = []
  const warnings: string[] = []
  const context = {
    store: {
      clear: () => values.splice(0),
      set: ({ data }: { data: { value: unknown } }) => values.push(data.value),
    },
    logger: { warn: (text: string) => warnings.push(text) },
    generateDigest: JSON.stringify,
    config: { cacheDir },
  } as unknown as LoaderContext
  await lakeLoader({ ...type, name: 'test', ifInvalid: 'fail' }).load(context)
  return { values, warnings }
}
const products = {
  query: productType.query,
  schema: z.object({ _id: z.string(), price: z.number('has no price') }),
}
const posts = { query: postType.query, schema: z.object({ _id: z.string() }) }

test('CMS-02 a build contains no drafts', async () => {
  const { values } = await load('published', products)
  expect(values).toEqual([
    { _id: 'pillow', price: 12 },
    { _id: 'soap', price: 3 },
  ])
})

test('CMS-02 the preview shows drafts, or the published version of an incomplete draft', async () => {
  const { values, warnings } = await load('drafts', products)
  expect(values).toEqual([
    { _id: 'pillow', price: 12 },
    { _id: 'soap', price: 4 },
  ])
  expect(warnings).toContain(
    'Document "new" field "price": has no price. Its last good version stays, or it is left out.',
  )
})

test('CMS-02 a build rejects SANITY_PERSPECTIVE=drafts', () => {
  const setUp = (command: string) =>
    contentLake().hooks['astro:config:setup']?.({
      command,
      updateConfig: () => undefined,
    } as never) as unknown
  for (const [name, value] of Object.entries(environment('drafts'))) vi.stubEnv(name, value)
  expect(() => setUp('build')).toThrow(/SANITY_PERSPECTIVE=drafts.*npm run dev/)
  expect(() => setUp('dev')).not.toThrow()
  vi.stubEnv('SANITY_PERSPECTIVE', 'published')
  expect(() => setUp('build')).not.toThrow()
})

test('CMS-02 drafts without a read token are an error that names the variable', async () => {
  vi.stubEnv('SANITY_READ_TOKEN', '')
  const env = { ...environment('drafts'), SANITY_READ_TOKEN: '' }
  const { contentClient } = await import('~/content/client')
  expect(() => contentClient(env)).toThrow(/SANITY_READ_TOKEN/)
})

test('BLOG-01 an article is published at midnight in Honduras; the preview shows it earlier', async () => {
  const shown = async (now: string, perspective = 'published') => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    return (await load(perspective, posts)).values.map((value) => (value as { _id: string })._id)
  }
  expect(await shown('2026-12-02T05:59:00Z')).toEqual(['today', 'yesterday'])
  expect(await shown('2026-12-02T06:00:00Z')).toEqual(['tomorrow', 'today', 'yesterday'])
  expect(await shown('2026-11-01T12:00:00Z')).toEqual([])
  expect(await shown('2026-11-01T12:00:00Z', 'drafts')).toEqual(['tomorrow', 'today', 'yesterday'])
})

test('CMS-02 the preview is notified about drafts, once for several quick changes', async () => {
  const changed = vi.fn(() => Promise.resolve())
  const stop = followContent(environment('drafts'), { changed, failed: () => undefined })
  const editor = lake.as(SITE)
  await expect
    .poll(async () => {
      await editor.createOrReplace(product('drafts.heard', Date.now()))
      return changed.mock.calls.length
    })
    .toBeGreaterThan(0)
  changed.mockClear()
  for (const price of [1, 2, 3]) await editor.createOrReplace(product('drafts.soap', price))
  await expect.poll(() => changed.mock.calls.length).toBe(1)
  stop()
  await editor.delete('drafts.heard')
})
