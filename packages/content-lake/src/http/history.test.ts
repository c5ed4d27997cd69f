import type { MutationEvent } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR, SITE, type TestLake, VIEWER, startTestLake } from '../testing/lake'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

const history = (path: string, token = VIEWER) =>
  fetch(`${lake.url}/v2025-02-19/data/history/production/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })

const life = async (id: string) => {
  const editor = lake.as(EDITOR)
  const draftId = `drafts.${id}`
  const document = { actionType: 'sanity.action.document.publish', draftId, publishedId: id } as const
  await editor.create({ _id: draftId, _type: 'note', text: 'one' })
  const edited = await editor.patch(draftId).set({ text: 'two' }).commit()
  await editor.action(document)
  await editor.action({ ...document, actionType: 'sanity.action.document.unpublish' })
  await editor.delete(draftId)
  return { draftId, edited }
}

test('CMS-02 the lifecycle of a document is listed as events, newest first', async () => {
  const { draftId, edited } = await life('listed')
  const { events } = (await (await history(`events/documents/${draftId}?limit=100`)).json()) as {
    events: Record<string, { type: string; author: string; versionRevisionId?: string }[]>
  }
  const listed = events[draftId] ?? []
  expect(listed.map(({ type }) => type)).toEqual([
    'deleteDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'createDocumentVersion',
  ])
  expect(listed[2]).toMatchObject({ author: 'u-ada', versionRevisionId: edited._rev })
})

test('CMS-02 transactions have author, time and effects, in both orders', async () => {
  const { draftId } = await life('traced')
  const read = async (query: string) => {
    const lines = (await (await history(`transactions/${draftId}?${query}`)).text()).trim().split('\n')
    return lines.map(
      (line) =>
        JSON.parse(line) as { id: string; effects: Record<string, { apply: unknown[]; revert: unknown[] }> },
    )
  }
  const all = await read('excludeMutations=true&effectFormat=mendoza')
  expect(all).toHaveLength(5)
  expect(all[0]?.effects[draftId]?.revert).toEqual([0, null])
  expect(all[1]?.effects[draftId]).toMatchObject({
    apply: [0, { text: 'two' }],
    revert: [0, { text: 'one' }],
  })
  expect(all[1]?.effects[draftId]?.apply[1]).not.toHaveProperty('_rev')
  const newest = await read('reverse=true&limit=2')
  expect(newest.map(({ id }) => id)).toEqual([all[4]?.id, all[3]?.id])
  expect(
    (await read(`fromTransaction=${all[1]?.id}&toTransaction=${all[2]?.id}`)).map(({ id }) => id),
  ).toEqual([all[1]?.id, all[2]?.id])
})

test('CMS-02 a past revision can be read', async () => {
  const { draftId, edited } = await life('past')
  const at = async (query: string) =>
    (await (await history(`documents/${draftId}?${query}`)).json()) as { documents: { text: string }[] }
  expect((await at(`revision=${edited._rev}`)).documents).toMatchObject([{ text: 'two', _rev: edited._rev }])
  expect((await at('time=2001-01-01T00:00:00Z')).documents).toEqual([])
  expect((await at('')).documents).toEqual([])
  expect((await at('lastRevision=true')).documents).toMatchObject([{ text: 'two' }])
})

test('CMS-02 history needs a token', async () => {
  expect((await fetch(`${lake.url}/v2025-02-19/data/history/production/transactions/film-1`)).status).toBe(
    401,
  )
})

test('CMS-02 the Studio’s listener gets effects, anonymous listeners get no drafts', async () => {
  const collect = async (token: string | undefined) => {
    const heard: MutationEvent[] = []
    const ready = Promise.withResolvers<string>()
    const subscription = lake
      .as(token)
      .listen(
        '*[_type == "note"]',
        {},
        { events: ['welcome', 'mutation'], effectFormat: 'mendoza', includeResult: false },
      )
      .subscribe((event) => {
        if (event.type === 'welcome') ready.resolve(event.listenerName)
        else heard.push(event as MutationEvent)
      })
    await ready.promise
    return { heard, stop: () => subscription.unsubscribe() }
  }
  const [editor, stranger] = [await collect(EDITOR), await collect(undefined)]
  await lake.as(SITE).create({ _id: 'drafts.secret', _type: 'note' })
  await lake.as(SITE).create({ _id: 'open', _type: 'note' })
  await expect.poll(() => [editor.heard.length, stranger.heard.length]).toEqual([2, 1])
  expect(editor.heard[0]).toMatchObject({
    documentId: 'drafts.secret',
    effects: { apply: [0, { _id: 'drafts.secret' }], revert: [0, null] },
  })
  expect(stranger.heard[0]?.documentId).toBe('open')
  editor.stop()
  stranger.stop()
})

test('CMS-02 the transactions of the whole dataset name their documents, so that deleted ones are found', async () => {
  await life('forgotten')
  const text = await (await history('transactions?reverse=true&limit=2&excludeContent=true')).text()
  const lines = text.trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    id: expect.any(String),
    timestamp: expect.any(String),
    author: 'u-ada',
    documentIDs: ['drafts.forgotten'],
  })
  const { documents } = (await (await history('documents/forgotten?lastRevision=true')).json()) as {
    documents: { text: string }[]
  }
  expect(documents[0]?.text).toBe('two')
})
