import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from 'service-kit/free-port'
import { afterEach, expect, test } from 'vitest'
import { writeFixture } from './testing/fixture'
import { SITE, clientOf, startTestLake } from './testing/lake'

const running: ChildProcess[] = []
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')))

const startProcess = async (port: number, seedFile: string) => {
  const bin = fileURLToPath(new URL('../bin/content-lake.mjs', import.meta.url))
  const state = join(dirname(seedFile), 'state')
  const options = [
    '--port',
    String(port),
    '--dataset',
    seedFile,
    '--state',
    state,
    '--token',
    SITE,
    '--project',
    'test',
  ]
  const child = spawn(process.execPath, [bin, 'serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  await once(child.stdout, 'data')
  return child
}

test('RUN-03 a lake killed while writing has every acknowledged write', async () => {
  const [port, seedFile] = [await freePort(), await writeFixture()]
  const first = await startProcess(port, seedFile)
  const client = clientOf(`http://localhost:${port}`, SITE, { maxRetries: 0 })
  const acknowledged = new Set<string>()
  const write = async (writer: number) => {
    for (let n = 0; ; n += 1) {
      const { _id } = await client.create({ _id: `w${writer}-${n}`, _type: 'note', text: 'é'.repeat(500) })
      acknowledged.add(_id)
      if (acknowledged.size === 150) first.kill('SIGKILL')
    }
  }
  await Promise.allSettled(Array.from({ length: 8 }, (_, writer) => write(writer)))

  const second = await startProcess(port, seedFile)
  const found = new Set(await client.fetch<string[]>('*[_type == "note"]._id'))
  expect(acknowledged.size).toBeGreaterThanOrEqual(150)
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
  second.kill('SIGTERM')
  expect((await once(second, 'exit'))[0]).toBe(0)
})

test('RUN-03 a write that is sent again after its lake was killed is applied once', async () => {
  const [port, seedFile] = [await freePort(), await writeFixture()]
  let lake = await startProcess(port, seedFile)
  const client = clientOf(`http://localhost:${port}`, SITE, { maxRetries: 0 })
  await client.create({ _id: 'drafts.typed', _type: 'note', letters: ['a'] })
  const type = (letter: string) => {
    const transactionId = `typed-${letter}`
    const patch = { insert: { after: 'letters[-1]', items: [letter] } }
    const send = () =>
      client.action(
        { actionType: 'sanity.action.document.edit', draftId: 'drafts.typed', publishedId: 'typed', patch },
        { transactionId },
      )
    return { transactionId, send }
  }
  for (const letter of 'bcdef') {
    const { transactionId, send } = type(letter)
    // Whether the answer is lost, and whether the write was kept, depends on the moment.
    const answers = send().then(
      () => true,
      () => false,
    )
    if (letter < 'd') await answers
    lake.kill('SIGKILL')
    await answers
    lake = await startProcess(port, seedFile)
    expect(await Promise.all([send(), send()])).toEqual([{ transactionId }, { transactionId }])
  }
  expect(await client.getDocument('drafts.typed')).toMatchObject({
    letters: ['a', 'b', 'c', 'd', 'e', 'f'],
    _rev: 'typed-f',
  })
})

test('RUN-03 a line cut off by a crash is removed, and writing goes on', async () => {
  const first = await startTestLake()
  await first.as(SITE).patch('film-1').set({ rating: 7 }).commit()
  await first.close()
  const journal = join(first.stateDir, 'documents.ndjson')
  appendFileSync(journal, '{"tx":{"id":"torn","mutations":[{"create":{"_id":"ñ')

  const second = await startTestLake(first)
  expect(await second.as(SITE).fetch('*[_id == "film-1"][0].rating')).toBe(7)
  await second.as(SITE).patch('film-1').set({ rating: 8 }).commit()
  await second.close()
  expect(readFileSync(journal, 'utf8')).not.toContain('torn')

  const third = await startTestLake(first)
  expect(await third.as(SITE).fetch('*[_id == "film-1"][0].rating')).toBe(8)
  await third.close()
})

test('RUN-03 a damaged line in the middle is an error', async () => {
  const lake = await startTestLake()
  await lake.as(SITE).patch('film-1').set({ rating: 7 }).commit()
  await lake.close()
  const journal = join(lake.stateDir, 'documents.ndjson')
  appendFileSync(journal, '{"tx":\n{"tx":{"id":"x","timestamp":"","author":"","mutations":[]}}\n')
  await expect(startTestLake(lake)).rejects.toThrow(/line \d+ is damaged.*start afresh/s)
})

test('RUN-03 reset restores the dataset, for the next process too', async () => {
  const lake = await startTestLake()
  const client = lake.as(SITE)
  await client.patch('film-1').set({ rating: 99 }).commit()
  await client.create({ _id: 'extra', _type: 'note' })
  expect((await lake.local('reset', { method: 'POST' })).status).toBe(200)
  const query = '{"rating": *[_id == "film-1"][0].rating, "extra": count(*[_id == "extra"])}'
  expect(await client.fetch(query)).toEqual({ rating: 3.5, extra: 0 })
  await lake.close()
  const again = await startTestLake(lake)
  expect(await again.as(SITE).fetch(query)).toEqual({ rating: 3.5, extra: 0 })
  await again.close()
})

test('RUN-03 the error for a port in use names the port', async () => {
  const lake = await startTestLake()
  const port = Number(new URL(lake.url).port)
  await expect(startTestLake({ port })).rejects.toThrow(`Port ${port} cannot be used`)
  await lake.close()
})

test('RUN-03 a second lake with the same state folder is an error', async () => {
  const lake = await startTestLake()
  await expect(startTestLake(lake)).rejects.toThrow(`Another content lake is using ${lake.stateDir}`)
  await lake.as(SITE).patch('film-1').set({ rating: 7 }).commit()
  await lake.close()
  const next = await startTestLake(lake)
  expect(await next.as(SITE).fetch('*[_id == "film-1"][0].rating')).toBe(7)
  await next.close()
})
