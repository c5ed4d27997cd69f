import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { readTrash, restore } from './trash'

const transactions = [
  { timestamp: '2026-11-20T12:00:00Z', documentIDs: ['soap', 'drafts.soap'] },
  { timestamp: '2026-11-20T11:00:00Z', documentIDs: ['hat'] },
  { timestamp: '2026-11-20T10:00:00Z', documentIDs: ['reservation.1', 'image-1', 'soap'] },
]
const revisions: Record<string, object> = {
  soap: { _id: 'soap', _type: 'product', _updatedAt: '2026-11-19T00:00:00Z', price: 3 },
  'drafts.soap': { _id: 'drafts.soap', _type: 'product', _updatedAt: '2026-11-20T00:00:00Z', price: 4 },
  'image-1': { _id: 'image-1', _type: 'sanity.imageAsset' },
}
const client = {
  config: () => ({ dataset: 'production' }),
  request: async ({ uri }: { uri: string }) => {
    if (uri.endsWith('/transactions')) return transactions.map((one) => `${JSON.stringify(one)}\n`).join('')
    return { documents: [revisions[uri.split('/').at(-1) ?? ''] ?? []].flat() }
  },
  fetch: async () => ['hat'],
  createIfNotExists: async (document: object) => document,
} as unknown as SanityClient

test('CMS-01 the trash lists the last version of deleted documents, without those that still exist', async () => {
  expect(await readTrash(client)).toEqual([
    { document: revisions['drafts.soap'], deletedAt: '2026-11-20T12:00:00Z' },
  ])
})

test('CMS-01 a deleted document comes back as a draft', async () => {
  const document = { _id: 'soap', _type: 'product', _rev: 'a', _updatedAt: 'b', _createdAt: 'c', price: 3 }
  expect(await restore(client, document)).toEqual({ _id: 'drafts.soap', _type: 'product', price: 3 })
})
