import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFixture } from 'content-lake/testing'
import { SITE, type TestLake, VIEWER, startTestLake } from 'content-lake/testing'
import { connect } from './connect'
import { SCHEMA_VERSION, readDataset } from '@rumbo/seed/dataset-format'
import { bare, exportContent } from './export'
import { importContent } from './import'
import { referencedFirst } from './order'

let from: TestLake
let to: TestLake
let folder: string
beforeAll(async () => {
  from = await startTestLake()
  to = await startTestLake({ seedFile: await writeFixture([]) })
  folder = await mkdtemp(join(tmpdir(), 'rumbo-export-'))
  await exportContent(from.as(SITE), folder, { orders: true })
})
afterAll(async () => {
  await from.close()
  await to.close()
  await rm(folder, { recursive: true, force: true })
})

type Document = Parameters<typeof bare>[0]

/** Everything in a lake but what it sets anew at each write, and where it is. */
const contentOf = async (client: SanityClient) => {
  const documents = await client.withConfig({ perspective: 'raw' }).fetch<Document[]>('*[] | order(_id)')
  return documents.map((document) => {
    const { url, uploadId, _createdAt, ...rest } = bare(document)
    return rest
  })
}

/** The export with its header changed. */
const changed = async (change: object) => {
  const copy = await mkdtemp(join(tmpdir(), 'rumbo-export-'))
  const header = JSON.parse(await readFile(join(folder, 'dataset.json'), 'utf8')) as object
  await writeFile(join(copy, 'dataset.json'), JSON.stringify({ ...header, ...change }))
  await writeFile(join(copy, 'dataset.ndjson'), await readFile(join(folder, 'dataset.ndjson')))
  return copy
}

describe('content:export and content:import', () => {
  test('CMS-02 what was exported is the same after the import, pictures, drafts and orders too', async () => {
    const imported = await importContent(to.as(SITE), folder)
    expect(imported).toEqual({ written: 7, unchanged: 0, files: 1 })
    expect(await contentOf(to.as(SITE))).toEqual(await contentOf(from.as(SITE)))
  })

  test('CMS-02 a second import writes nothing, and a third only what is different', async () => {
    const revisions = () => to.as(SITE, { perspective: 'raw' }).fetch<unknown>('*[] | order(_id) {_id, _rev}')
    const before = await revisions()
    expect(await importContent(to.as(SITE), folder)).toMatchObject({ written: 0, unchanged: 7 })
    expect(await revisions()).toEqual(before)
    await to.as(SITE).patch('prod-001').set({ price: 99 }).commit()
    expect(await importContent(to.as(SITE), folder)).toMatchObject({ written: 1, unchanged: 6 })
    expect(await to.as(SITE).fetch('*[_id == "prod-001"][0].price')).toBe(3.5)
  })

  test('CMS-02 after a reset the import brings everything back', async () => {
    await to.local('reset', { method: 'POST' })
    expect(await contentOf(to.as(SITE))).toEqual([])
    await importContent(to.as(SITE), folder)
    expect(await contentOf(to.as(SITE))).toEqual(await contentOf(from.as(SITE)))
  })

  test('CMS-02 the local lake begins with an export as it begins with the seed', async () => {
    const lake = await startTestLake({
      seedFile: join(folder, 'dataset.ndjson'),
      stateDir: `${folder}/state`,
    })
    expect((await contentOf(lake.as(SITE))).length).toBe(8)
    await lake.close()
  })

  test('QUAL-03 orders, which name people, are exported only when they are asked for', async () => {
    const content = await mkdtemp(join(tmpdir(), 'rumbo-export-'))
    expect(await exportContent(from.as(SITE), content, { orders: false })).toEqual({ documents: 6, files: 1 })
    expect(await readFile(join(content, 'dataset.ndjson'), 'utf8')).not.toContain('TRK-1')
    expect(await readdir(join(content, 'images'))).toHaveLength(1)
  })

  test('CMS-02 the seed is a dataset that any project can import', async () => {
    expect((await readDataset('packages/seed/dataset/')).documents.length).toBeGreaterThan(50)
  })
})

describe('an import that cannot be right writes nothing', () => {
  const refused = async (place: string, token = SITE) => {
    const before = await contentOf(to.as(SITE))
    const error = await importContent(to.as(token), place).then(
      () => undefined,
      (cause: unknown) => cause as Error,
    )
    expect(await contentOf(to.as(SITE))).toEqual(before)
    return error?.message
  }

  test('CMS-02 a folder that holds no export is named', async () => {
    expect(await refused('/tmp')).toMatch(/\/tmp is no exported content.*npm run content:export/)
  })
  test('CMS-02 another version of the schema says which shop can read it', async () => {
    expect(await refused(await changed({ schema: SCHEMA_VERSION + 1 }))).toMatch(
      /version 2 of the schema, this shop has version 1/,
    )
  })
  test('CMS-02 an export that broke off is noticed', async () => {
    expect(await refused(await changed({ documents: 8 }))).toMatch(/holds 7 documents.*says 8.*not whole/)
  })
  test('CMS-02 a missing picture is named', async () => {
    expect(await refused(await changed({}))).toMatch(/images\/.*\.jpg is missing/)
  })
  test('CMS-02 a token that may not write is refused', async () => {
    await to.as(SITE).patch('prod-001').set({ price: 98 }).commit()
    expect(await refused(folder, VIEWER)).toMatch(/Insufficient permissions/)
  })
  test('QUAL-03 a picture outside of the folder is not read', async () => {
    const place = await changed({ documents: 1 })
    const line = { _id: 'a', _type: 'product', picture: { _sanityAsset: 'image@file:///etc/hostname' } }
    await writeFile(join(place, 'dataset.ndjson'), JSON.stringify(line))
    expect(await refused(place)).toMatch(/is not in/)
  })
})

test('CMS-02 a project of one’s own needs a token of its own; nothing set means the local lake', () => {
  expect(() => connect({ SANITY_PROJECT_ID: 'abc' })).toThrow(/SANITY_WRITE_TOKEN: is needed/)
  expect(() => connect({ SANITY_PROJECT_ID: 'A B', SANITY_WRITE_TOKEN: 'x' })).toThrow(/SANITY_PROJECT_ID/)
  expect(connect({}).config()).toMatchObject({ projectId: 'rumbo', useProjectHostname: false })
  const real = connect({ SANITY_PROJECT_ID: 'abc', SANITY_WRITE_TOKEN: 'x' })
  expect(real.config()).toMatchObject({ projectId: 'abc', token: 'x', useProjectHostname: true })
})

test('CMS-02 documents come after those that they refer to, in a circle too', () => {
  const to = (id: string) => ({ _ref: id })
  const documents = [
    { _id: 'a', _type: 't', one: to('b') },
    { _id: 'b', _type: 't', list: [to('c')] },
    { _id: 'c', _type: 't', back: to('a') },
  ]
  expect(referencedFirst(documents).map(({ _id }) => _id)).toEqual(['c', 'b', 'a'])
})
