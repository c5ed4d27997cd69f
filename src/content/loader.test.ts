import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoaderContext } from 'astro/loaders'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { lakeLoader } from './loader'
import { PRODUCTS_QUERY } from './model/product'

const documents = vi.hoisted(() => ({ now: [] as object[] }))
vi.mock('./client', () => ({
  contentClient: () => ({ config: () => ({ perspective: 'published' }), fetch: async () => documents.now }),
}))

type Source = Parameters<typeof lakeLoader>[0]

/** Builds of one site, which share a cache folder. Astro's store is empty at the start of each. */
const createSite = async (ifInvalid: Source['ifInvalid']) => {
  const cacheDir = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'rumbo-loader-'))}/`)
  const schema = z.object({ price: z.number('has no price') })
  return async (...published: object[]) => {
    const store = new Map<string, object>()
    const context = {
      store: {
        clear: () => store.clear(),
        set: ({ id, data }: { id: string; data: object }) => store.set(id, data),
      },
      logger: { warn: () => undefined },
      generateDigest: JSON.stringify,
      config: { cacheDir },
    } as unknown as LoaderContext
    documents.now = published
    await lakeLoader({ name: 'product', query: PRODUCTS_QUERY, schema, ifInvalid }).load(context)
    return [...store].map(([id, data]) => ({ id, ...data }))
  }
}

const soap = (price?: number) => ({ _id: 'soap-1', id: 'soap', price })
const hat = (price?: number) => ({ _id: 'hat-1', id: 'hat', price })
const refusal = { document: 'soap-1', field: 'price', reason: 'has no price' }

test('CMS-05 a broken document keeps its last good version, and others are published', async () => {
  const build = await createSite('fail')
  await build(soap(3), hat(10))
  for (const hatPrice of [12, 13])
    expect(await build(soap(), hat(hatPrice))).toMatchObject([
      { id: 'soap', value: { price: 3 }, refusal: { ...refusal, isKept: true } },
      { id: 'hat', value: { price: hatPrice } },
    ])
  const [mended] = await build(soap(4), hat(12))
  expect(mended).toEqual({ id: 'soap', position: 0, value: { price: 4 } })
})

test('CMS-05 a broken document without a good version is left out, and named', async () => {
  const build = await createSite('leave out')
  const [good, broken] = await build(soap(3), { ...soap(), _id: 'copy' })
  expect(good).toEqual({ id: 'soap', position: 0, value: { price: 3 } })
  expect(broken).toEqual({
    id: 'refused.copy',
    position: 1,
    refusal: { ...refusal, document: 'copy', isKept: false },
  })
})

test('CMS-05 a document that the site needs and that was never usable fails the build', async () => {
  const build = await createSite('fail')
  await expect(build(soap())).rejects.toThrow('Document "soap-1" field "price": has no price')
})

test('CMS-03 an unpublished document is gone, also after it was broken', async () => {
  const build = await createSite('leave out')
  await build(soap(3))
  await build(soap())
  expect(await build()).toEqual([])
})
