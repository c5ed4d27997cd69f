import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { writeFixture } from './testing/fixture'
import { SITE, clientOf, startTestLake } from './testing/lake'

const running: ChildProcess[] = []
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')))

const startProcess = async (port: number, seedFile: string) => {
  const environment = {
    LAKE_PORT: String(port),
    LAKE_SEED: seedFile,
    LOCAL_STATE_DIR: join(dirname(seedFile), 'state'),
    LAKE_WEBHOOK_URL: 'http://127.0.0.1:9/nobody',
  }
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  await once(child.stdout, 'data')
  return child
}

const freePort = async () => {
  const lake = await startTestLake()
  await lake.close()
  return Number(new URL(lake.url).port)
}

test('RUN-03 a lake killed in the middle of writing has every write it acknowledged', async () => {
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

test('RUN-03 a line torn by a crash is cut off; what came before it stays and writing goes on', async () => {
  const first = await startTestLake()
  await first.as(SITE).patch('prod-001').set({ price: 7 }).commit()
  await first.close()
  const journal = join(first.stateDir, 'lake', 'documents.ndjson')
  appendFileSync(journal, '{"tx":{"id":"torn","mutations":[{"create":{"_id":"ñ')

  const second = await startTestLake(first)
  expect(await second.as(SITE).fetch('*[_id == "prod-001"][0].price')).toBe(7)
  await second.as(SITE).patch('prod-001').set({ price: 8 }).commit()
  await second.close()
  expect(readFileSync(journal, 'utf8')).not.toContain('torn')

  const third = await startTestLake(first)
  expect(await third.as(SITE).fetch('*[_id == "prod-001"][0].price')).toBe(8)
  await third.close()
})

test('RUN-03 a line damaged in the middle is not passed over in silence', async () => {
  const lake = await startTestLake()
  await lake.as(SITE).patch('prod-001').set({ price: 7 }).commit()
  await lake.close()
  const journal = join(lake.stateDir, 'lake', 'documents.ndjson')
  appendFileSync(journal, '{"tx":\n{"tx":{"id":"x","timestamp":"","author":"","mutations":[]}}\n')
  await expect(startTestLake(lake)).rejects.toThrow(/line \d+ is damaged.*start afresh/s)
})

test('RUN-03 reset puts the seed back, also for the next process, and empties the webhook log', async () => {
  const lake = await startTestLake()
  const client = lake.as(SITE)
  await client.patch('prod-001').set({ price: 99 }).commit()
  await client.create({ _id: 'extra', _type: 'note' })
  expect((await lake.local('reset', { method: 'POST' })).status).toBe(200)
  const query = '{"price": *[_id == "prod-001"][0].price, "extra": count(*[_id == "extra"])}'
  expect(await client.fetch(query)).toEqual({ price: 3.5, extra: 0 })
  await lake.close()
  const again = await startTestLake(lake)
  expect(await again.as(SITE).fetch(query)).toEqual({ price: 3.5, extra: 0 })
  await again.close()
})

test('RUN-03 a taken port is named and the state of the lake that has it is left alone', async () => {
  const lake = await startTestLake()
  const port = Number(new URL(lake.url).port)
  await expect(startTestLake({ port })).rejects.toThrow(`Port ${port} cannot be used`)
  await lake.close()
})

test('RUN-03 a second lake on the same state is refused instead of spoiling it', async () => {
  const lake = await startTestLake()
  await expect(startTestLake(lake)).rejects.toThrow(
    `Another content lake is using ${join(lake.stateDir, 'lake')}`,
  )
  await lake.as(SITE).patch('prod-001').set({ price: 7 }).commit()
  await lake.close()
  const next = await startTestLake(lake)
  expect(await next.as(SITE).fetch('*[_id == "prod-001"][0].price')).toBe(7)
  await next.close()
})
