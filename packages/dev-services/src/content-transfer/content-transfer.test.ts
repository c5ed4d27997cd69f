import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFixture } from 'content-lake/testing'
import { SITE, type TestLake, VIEWER, startTestLake } from 'content-lake/testing'
import { SCHEMA_VERSION, readDataset } from '@rumbo/seed/dataset-format'
import { connect } from './connect'
import { exportContent, withoutRevision } from './export'
import { importContent } from './import'
import { referencedFirst } from './referenced-first'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const picture = { _type: 'picture', _sanityAsset: 'image@file://./images/poster.jpg' }
const DOCUMENTS = [
  { _id: 'category-health', _type: 'category', name: { es: 'Salud' } },
  { _id: 'category-comfort', _type: 'category', name: { es: 'Comodidad' } },
  { _id: 'prod-001', _type: 'product', price: 3.5, category: reference('category-health'), picture },
  { _id: 'prod-002', _type: 'product', price: 12, category: reference('category-comfort') },
  { _id: 'drafts.prod-002', _type: 'product', price: 14 },
  { _id: 'drafts.prod-003', _type: 'product', price: 5 },
  { _id: 'order.1', _type: 'order', trackingNumber: 'TRK-1' },
]

let from: TestLake
let to: TestLake
let folder: string
beforeAll(async () => {
  from = await startTestLake({ seedFile: await writeFixture(DOCUMENTS) })
  to = await startTestLake({ seedFile: await writeFixture([]) })
  folder = await mkdtemp(join(tmpdir(), 'rumbo-export-'))
  await exportContent(from.as(SITE), folder, { orders: true })
})
afterAll(async () => {
  await from.close()
  await to.close()
  await rm(folder, { recursive: true, force: true })
})

type Document = Parameters<typeof withoutRevision>[0]

/** All documents without the fields that depend on the dataset and the time. */
const contentOf = async (client: SanityClient) => {
  const documents = await client.withConfig({ perspective: 'raw' }).fetch<Document[]>('*[] | order(_id)')
  return documents.map((document) => {
    const { url, uploadId, _createdAt, ...rest } = withoutRevision(document)
    return rest
  })
}

/** A copy of the export with a changed header. */
const changed = async (change: object) => {
  const copy = await mkdtemp(join(tmpdir(), 'rumbo-export-'))
  const header = JSON.parse(await readFile(join(folder, 'dataset.json'), 'utf8')) as object
  await writeFile(join(copy, 'dataset.json'), JSON.stringify({ ...header, ...change }))
  await writeFile(join(copy, 'dataset.ndjson'), await readFile(join(folder, 'dataset.ndjson')))
  return copy
}

describe('content:export and content:import', () => {
  test('CMS-02 an import restores the exported content with pictures, drafts and orders', async () => {
    const imported = await importContent(to.as(SITE), folder)
    expect(imported).toEqual({ written: 7, unchanged: 0, files: 1 })
    expect(await contentOf(to.as(SITE))).toEqual(await contentOf(from.as(SITE)))
  })

  test('CMS-02 a second import writes nothing, and a third one only the differences', async () => {
    const revisions = () => to.as(SITE, { perspective: 'raw' }).fetch<unknown>('*[] | order(_id) {_id, _rev}')
    const before = await revisions()
    expect(await importContent(to.as(SITE), folder)).toMatchObject({ written: 0, unchanged: 7 })
    expect(await revisions()).toEqual(before)
    await to.as(SITE).patch('prod-001').set({ price: 99 }).commit()
    expect(await importContent(to.as(SITE), folder)).toMatchObject({ written: 1, unchanged: 6 })
    expect(await to.as(SITE).fetch('*[_id == "prod-001"][0].price')).toBe(3.5)
  })

  test('CMS-02 an import after a reset restores everything', async () => {
    await to.local('reset', { method: 'POST' })
    expect(await contentOf(to.as(SITE))).toEqual([])
    await importContent(to.as(SITE), folder)
    expect(await contentOf(to.as(SITE))).toEqual(await contentOf(from.as(SITE)))
  })

  test('CMS-02 the local lake can start from an export', async () => {
    const lake = await startTestLake({
      seedFile: join(folder, 'dataset.ndjson'),
      stateDir: `${folder}/state`,
    })
    expect((await contentOf(lake.as(SITE))).length).toBe(8)
    await lake.close()
  })

  test('QUAL-03 orders, which contain personal data, are exported on request only', async () => {
    const content = await mkdtemp(join(tmpdir(), 'rumbo-export-'))
    expect(await exportContent(from.as(SITE), content, { orders: false })).toEqual({ documents: 6, files: 1 })
    expect(await readFile(join(content, 'dataset.ndjson'), 'utf8')).not.toContain('TRK-1')
    expect(await readdir(join(content, 'images'))).toHaveLength(1)
  })

  test('CMS-02 the seed is a dataset that can be imported', async () => {
    expect((await readDataset('packages/seed/dataset/')).documents.length).toBeGreaterThan(50)
  })
})

describe('a rejected import writes nothing', () => {
  const errorOf = async (place: string, token = SITE) => {
    const before = await contentOf(to.as(SITE))
    const error = await importContent(to.as(token), place).then(
      () => undefined,
      (cause: unknown) => cause as Error,
    )
    expect(await contentOf(to.as(SITE))).toEqual(before)
    return error?.message
  }

  test('CMS-02 a folder without an export is named', async () => {
    expect(await errorOf('/tmp')).toMatch(/\/tmp is not an exported dataset.*npm run content:export/)
  })
  test('CMS-02 another schema version is rejected with both versions', async () => {
    expect(await errorOf(await changed({ schema: SCHEMA_VERSION + 1 }))).toMatch(
      /schema version 2, but this shop has version 1/,
    )
  })
  test('CMS-02 an incomplete export is rejected', async () => {
    expect(await errorOf(await changed({ documents: 8 }))).toMatch(/7 documents.*instead of 8.*incomplete/)
  })
  test('CMS-02 a missing picture is named', async () => {
    expect(await errorOf(await changed({}))).toMatch(/images\/.*\.jpg is missing/)
  })
  test('CMS-02 a token without write access is rejected', async () => {
    await to.as(SITE).patch('prod-001').set({ price: 98 }).commit()
    expect(await errorOf(folder, VIEWER)).toMatch(/Insufficient permissions/)
  })
  test('QUAL-03 a picture outside the folder is not read', async () => {
    const place = await changed({ documents: 1 })
    const line = { _id: 'a', _type: 'product', picture: { _sanityAsset: 'image@file:///etc/hostname' } }
    await writeFile(join(place, 'dataset.ndjson'), JSON.stringify(line))
    expect(await errorOf(place)).toMatch(/is not in/)
  })
})

test('CMS-02 another project needs its own token, and the default is the local lake', () => {
  expect(() => connect({ SANITY_PROJECT_ID: 'abc' })).toThrow(/SANITY_WRITE_TOKEN is missing/)
  expect(() => connect({ SANITY_PROJECT_ID: 'A B', SANITY_WRITE_TOKEN: 'x' })).toThrow(/SANITY_PROJECT_ID/)
  expect(connect({}).config()).toMatchObject({ projectId: 'rumbo', useProjectHostname: false })
  const real = connect({ SANITY_PROJECT_ID: 'abc', SANITY_WRITE_TOKEN: 'x' })
  expect(real.config()).toMatchObject({ projectId: 'abc', token: 'x', useProjectHostname: true })
})

test('CMS-02 documents come after those they reference, even with circular references', () => {
  const to = (id: string) => ({ _ref: id })
  const documents = [
    { _id: 'a', _type: 't', one: to('b') },
    { _id: 'b', _type: 't', list: [to('c')] },
    { _id: 'c', _type: 't', back: to('a') },
  ]
  expect(referencedFirst(documents).map(({ _id }) => _id)).toEqual(['c', 'b', 'a'])
})
