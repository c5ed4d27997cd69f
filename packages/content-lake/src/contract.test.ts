import type { MutationEvent } from '@sanity/client'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContract } from './testing/contract'
import { picture } from './testing/fixture'
import { refusal } from './testing/lake'

let contract: Awaited<ReturnType<typeof openContract>>
let client: (typeof contract)['client']

beforeAll(async () => {
  contract = await openContract()
  client = contract.client
})
afterAll(() => contract.close())

test('CMS-02 of concurrent createIfNotExists exactly one creates the document', async () => {
  const _id = contract.id('once')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      client.createIfNotExists({ _id, _type: 'contract', winner: n }, { returnDocuments: false }),
    ),
  )
  const operations = answers.map((answer) => answer.results[0]?.operation)
  expect(operations.filter((operation) => operation === 'create')).toHaveLength(1)
  expect(await client.fetch('count(*[_id == $_id])', { _id })).toBe(1)
})

test('CMS-02 a patch for another revision is a 409 and changes nothing', async () => {
  const _id = contract.id('revision')
  const first = await client.create({ _id, _type: 'contract', stock: 1 })
  const second = await client
    .patch(_id)
    .ifRevisionId(first._rev)
    .inc({ stock: 1 })
    .commit<{ stock: number }>()
  expect(second.stock).toBe(2)
  const refused = await refusal(client.patch(_id).ifRevisionId(first._rev).set({ stock: 9 }).commit())
  expect(refused).toMatchObject({ status: 409, details: { type: 'mutationError' } })
  expect(refused.text).toContain(_id)
  expect(await client.fetch('*[_id == $_id][0].stock', { _id })).toBe(2)
})

test('CMS-02 a transaction is atomic', async () => {
  const [one, two] = [contract.id('whole-1'), contract.id('whole-2')]
  await client.create({ _id: two, _type: 'contract' })
  const work = client
    .transaction()
    .create({ _id: one, _type: 'contract' })
    .create({ _id: two, _type: 'contract' })
  expect((await refusal(work.commit())).status).toBe(409)
  expect(await client.getDocument(one)).toBeUndefined()
})

test('CMS-02 patches set, unset and insert, and keep all other fields', async () => {
  const _id = contract.id('patch')
  await client.create({ _id, _type: 'contract', title: 'a', gone: true, tags: ['x', 'z'] })
  const patched = await client
    .patch(_id)
    .set({ title: 'b' })
    .unset(['gone'])
    .insert('before', 'tags[1]', ['y'])
    .setIfMissing({ title: 'c', note: 'n' })
    .commit()
  expect(patched).toMatchObject({ title: 'b', tags: ['x', 'y', 'z'], note: 'n' })
  expect(patched).not.toHaveProperty('gone')
})

test('CMS-02 a strong reference to a missing document is rejected, a weak one is not', async () => {
  const _id = contract.id('pointer')
  const target = { _type: 'reference', _ref: contract.id('nowhere') }
  const refused = await refusal(client.create({ _id, _type: 'contract', target }))
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('references non-existent document')
  await client.create({ _id, _type: 'contract', target: { ...target, _weak: true } })
})

test('CMS-02 a referenced document cannot be deleted, and the error names the referrers', async () => {
  const [target, source] = [contract.id('target'), contract.id('source')]
  const reference = { _type: 'reference', _ref: target }
  await client
    .transaction()
    .create({ _id: target, _type: 'contract' })
    .create({ _id: source, _type: 'contract', reference })
    .commit()
  const refused = await refusal(client.delete(target))
  expect(refused.status).toBe(409)
  expect(refused.text).toContain(source)
  await client.transaction().delete(source).delete(target).commit()
  expect(await client.getDocument(target)).toBeUndefined()
})

test('CMS-02 a referenced document can be neither unpublished nor deleted by an action', async () => {
  const [target, source] = [contract.id('kept'), contract.id('keeper')]
  await client
    .transaction()
    .create({ _id: target, _type: 'contract' })
    .create({ _id: source, _type: 'contract', reference: { _type: 'reference', _ref: target } })
    .commit()
  const ids = { draftId: `drafts.${target}`, publishedId: target }
  const unpublish = { actionType: 'sanity.action.document.unpublish', ...ids } as const
  const actionType = 'sanity.action.document.delete' as const
  const remove = { actionType, publishedId: target, includeDrafts: [] }
  expect((await refusal(client.action(unpublish))).status).toBe(409)
  expect((await refusal(client.action(remove))).status).toBe(409)
  expect(await client.getDocument(target)).toMatchObject({ _id: target })
  expect(await client.getDocument(ids.draftId)).toBeUndefined()
})

test('CMS-02 anonymous readers see only published documents without a dot in their id', async () => {
  const _id = contract.id('public')
  const [draft, dotted] = [`drafts.${_id}`, `${contract.id('rental')}.1`]
  await client
    .transaction()
    .create({ _id, _type: 'contract' })
    .create({ _id: draft, _type: 'contract' })
    .create({ _id: dotted, _type: 'contract' })
    .commit()
  const ids = [_id, draft, dotted]
  const anonymous = contract.anonymous.withConfig({ perspective: 'raw' })
  expect(await anonymous.fetch('*[_id in $ids]._id', { ids })).toEqual([_id])
  expect((await anonymous.getDocuments(ids)).map((document) => document?._id)).toEqual([
    _id,
    undefined,
    undefined,
  ])
  expect((await refusal(anonymous.create({ _type: 'contract' }))).status).toBeGreaterThanOrEqual(401)
})

test('CMS-02 the perspective published hides drafts, drafts overlays them', async () => {
  const [both, only] = [contract.id('both'), contract.id('only')]
  await client
    .transaction()
    .create({ _id: both, _type: 'contract', title: 'published' })
    .create({ _id: `drafts.${both}`, _type: 'contract', title: 'draft' })
    .create({ _id: `drafts.${only}`, _type: 'contract', title: 'new' })
    .commit()
  const query = '*[_id in $ids] | order(_id){_id, title, _originalId}'
  const params = { ids: [both, only] }
  expect(await client.withConfig({ perspective: 'published' }).fetch(query, params)).toMatchObject([
    { _id: both, title: 'published' },
  ])
  expect(await client.withConfig({ perspective: 'drafts' }).fetch(query, params)).toMatchObject([
    { _id: both, title: 'draft', _originalId: `drafts.${both}` },
    { _id: only, title: 'new', _originalId: `drafts.${only}` },
  ])
})

test('CMS-02 actions publish and unpublish, and strengthen references', async () => {
  const [target, _id] = [contract.id('late'), contract.id('action')]
  const draftId = `drafts.${_id}`
  const link = { _type: 'reference', _ref: target, _weak: true, _strengthenOnPublish: { type: 'contract' } }
  await client.create({ _id: draftId, _type: 'contract', title: 'a', link })
  const publish = { actionType: 'sanity.action.document.publish', draftId, publishedId: _id } as const
  const refused = await refusal(client.action(publish))
  expect(refused).toMatchObject({ status: 409, details: { type: 'actionError' } })

  await client.create({ _id: target, _type: 'contract' })
  await client.action(publish)
  expect(await client.getDocument(draftId)).toBeUndefined()
  expect(await client.getDocument(_id)).toMatchObject({ title: 'a', link: { _ref: target } })
  expect((await client.getDocument(_id))?.['link']).not.toHaveProperty('_weak')

  await client.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId: _id })
  expect(await client.getDocument(_id)).toBeUndefined()
  expect(await client.getDocument(draftId)).toMatchObject({ title: 'a' })
})

test('CMS-02 the edit action creates a missing draft from the published document', async () => {
  const _id = contract.id('edited')
  await client.create({ _id, _type: 'contract', title: 'a', rating: 1 })
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${_id}`,
    publishedId: _id,
    patch: { set: { rating: 2 } },
  })
  expect(await client.getDocument(`drafts.${_id}`)).toMatchObject({ title: 'a', rating: 2 })
  expect(await client.getDocument(_id)).toMatchObject({ rating: 1 })
})

test('CMS-02 a listener gets appear, update and disappear in order', async () => {
  const _id = contract.id('heard')
  const heard: MutationEvent[] = []
  const welcome = Promise.withResolvers<string>()
  const subscription = client
    .listen('*[_id == $_id && rating > 0]', { _id }, { events: ['welcome', 'mutation'] })
    .subscribe((event) => {
      if (event.type === 'welcome') welcome.resolve(event.listenerName)
      if (event.type === 'mutation') heard.push(event as MutationEvent)
    })
  await welcome.promise
  const created = await client.create({ _id, _type: 'contract', rating: 1 })
  await client.patch(_id).set({ rating: 2 }).commit()
  await client.patch(_id).set({ rating: 0 }).commit()
  await expect.poll(() => heard.length).toBe(3)
  subscription.unsubscribe()
  expect(heard.map(({ transition }) => transition)).toEqual(['appear', 'update', 'disappear'])
  expect(heard[0]).toMatchObject({ documentId: _id, resultRev: created._rev, result: { rating: 1 } })
  expect(heard[1]).toMatchObject({ previousRev: created._rev })
})

test('CMS-02 an uploaded image has metadata and is cropped, resized and converted on request', async () => {
  const asset = await client.assets.upload('image', await picture(120, 80), { filename: 'beach.jpg' })
  expect(asset).toMatchObject({
    _type: 'sanity.imageAsset',
    originalFilename: 'beach.jpg',
    mimeType: 'image/jpeg',
  })
  expect(asset.metadata.dimensions).toMatchObject({ width: 120, height: 80 })
  const sizes = await Promise.all(
    [
      '?w=60',
      '?w=30&h=30&fit=crop&fm=webp',
      '?rect=10,10,50,20&fm=png',
      '?w=500&fit=max',
      '?w=20&dpr=2&auto=format',
    ].map(measure(asset.url)),
  )
  expect(sizes).toEqual(['jpeg 60x40', 'webp 30x30', 'png 50x20', 'jpeg 120x80', 'webp 40x27'])
  await client.delete(asset._id)
})

const measure = (url: string) => async (query: string) => {
  const response = await fetch(url + query, { headers: { accept: 'image/webp,*/*' } })
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return `${format} ${width}x${height}`
}

test('CMS-02 an invalid query or a missing parameter is a 400 with the reason', async () => {
  expect(await refusal(client.fetch('*[_id == '))).toMatchObject({ status: 400 })
  expect(await refusal(client.fetch('*[_id == $missing]'))).toMatchObject({
    status: 400,
    text: expect.stringContaining('$missing'),
  })
})
