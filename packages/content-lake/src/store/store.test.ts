import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from './store'

const folder = () => mkdtempSync(join(tmpdir(), 'content-lake-'))
const seed = () => Promise.resolve([])
const count = (dir: string) => readFileSync(join(dir, 'documents.ndjson'), 'utf8').split('\n').length - 1

test('RUN-03 compaction keeps all documents and the newest history', async () => {
  const dir = folder()
  const store = await openStore({ dir, seed, compactAfter: 20, keep: 5 })
  await store.write({ mutations: [{ create: { _id: 'a', _type: 'note', n: 0 } }], author: 'me' })
  await store.write({ mutations: [{ create: { _id: 'b', _type: 'note' } }], author: 'me' })
  for (let n = 1; n <= 60; n += 1)
    await store.write({ mutations: [{ patch: { id: 'a', set: { n } } }], author: 'me' })
  await store.write({ mutations: [{ delete: { id: 'b' } }], author: 'me' })
  const history = store.history.map(({ transaction }) => transaction.id)
  await store.close()
  expect(count(dir)).toBeLessThan(30)

  const again = await openStore({ dir, seed })
  expect(again.get('a')).toMatchObject({ n: 60, _rev: history.at(-2) })
  expect(again.get('b')).toBeUndefined()
  expect(again.history.map(({ transaction }) => transaction.id)).toEqual(history)
  await again.close()
})

test('RUN-03 concurrent writes during compaction are all kept', async () => {
  const dir = folder()
  const store = await openStore({ dir, seed, compactAfter: 10, keep: 2 })
  const ids = Array.from({ length: 100 }, (_, n) => `n${n}`)
  await Promise.all(
    ids.map((_id) => store.write({ mutations: [{ create: { _id, _type: 'note' } }], author: 'me' })),
  )
  await store.close()
  const again = await openStore({ dir, seed })
  expect([...again.all()].map(({ _id }) => _id).sort()).toEqual(ids.sort())
  await again.close()
})

test('RUN-03 listeners are called in order, and not for rejected writes and dry runs', async () => {
  const store = await openStore({ dir: folder(), seed })
  const heard: (string | undefined)[] = []
  store.subscribe((commit) => heard.push(commit?.transaction.id))
  const create = { create: { _id: 'a', _type: 'note' } }
  await store.write({ mutations: [create], author: 'me', transactionId: 't0', dryRun: true })
  await store.write({ mutations: [create], author: 'me', transactionId: 't1' })
  await expect(store.write({ mutations: [create], author: 'me', transactionId: 't2' })).rejects.toThrow(
    'already exists',
  )
  await store.write({ mutations: [{ delete: { id: 'a' } }], author: 'me', transactionId: 't3' })
  expect(heard).toEqual(['t1', 't3'])
  await store.close()
})
