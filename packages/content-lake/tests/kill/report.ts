import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createClient } from '@sanity/client'

// Kills a content lake with SIGKILL again and again while it is writing, and counts acknowledged writes that are lost:
// `tsx report.ts [kills]`, 100 by default.

const TOKEN = 'kill-test'
const WRITERS = 8
const kills = Number(process.argv[2] ?? 100)
const state = await mkdtemp(join(tmpdir(), 'content-lake-kill-'))
const bin = fileURLToPath(new URL('../../bin/content-lake.mjs', import.meta.url))

const start = async (): Promise<{ child: ChildProcess; url: string }> => {
  const options = ['serve', '--port', '0', '--state', state, '--token', TOKEN]
  const child = spawn(process.execPath, [bin, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: line.toString().trim().split(' ').at(-1) ?? '' }
}
const clientOf = (url: string) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token: TOKEN,
    maxRetries: 0,
  })

const acknowledged = new Set<string>()
const lost = new Set<string>()
for (let round = 1; round <= kills; round += 1) {
  const { child, url } = await start()
  const client = clientOf(url)
  const stored = new Set(await client.fetch<string[]>('*[_type == "note"]._id'))
  for (const id of acknowledged) if (!stored.has(id)) lost.add(id)
  const write = async (writer: number) => {
    for (let n = 0; ; n += 1)
      acknowledged.add((await client.create({ _id: `n${round}-${writer}-${n}`, _type: 'note' }))._id)
  }
  const writers = Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  await pause(100 + Math.random() * 400)
  child.kill('SIGKILL')
  await writers
}
const { child, url } = await start()
const stored = new Set(await clientOf(url).fetch<string[]>('*[_type == "note"]._id'))
for (const id of acknowledged) if (!stored.has(id)) lost.add(id)
child.kill('SIGTERM')
await once(child, 'exit')
await rm(state, { recursive: true })
console.log(`${kills} kills, ${acknowledged.size} acknowledged writes, ${lost.size} lost`)
process.exitCode = lost.size === 0 ? 0 : 1
