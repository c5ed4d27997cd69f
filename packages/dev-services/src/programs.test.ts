import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { projectFile, run } from './programs'

const SERVER = `
import { createServer } from 'node:http'
const port = Number(process.env.TRY_PORT)
createServer((request, response) => response.end(String(process.pid))).listen(port, '127.0.0.1')
console.log('listening')
`
const folder = mkdtempSync(join(tmpdir(), 'rumbo programs '))
const script = join(folder, 'server.mjs')
writeFileSync(script, SERVER)

let ending = new AbortController()
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  ending.abort()
  await Promise.all(stops.splice(0).map((stop) => stop()))
  ending = new AbortController()
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
const program = (port: number, file = script) => ({
  title: 'Try',
  args: [file],
  cwd: folder,
  env: { ...process.env, TRY_PORT: String(port) },
  health: `http://127.0.0.1:${port}/`,
})
const pidAt = async (port: number) => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text())
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('RUN-01 a program that dies is started again, and says so', async () => {
  const port = await freePort()
  const said: string[] = []
  const running = await run(program(port), { say: (line) => said.push(line), signal: ending.signal })
  stops.push(running.stop)
  const first = await pidAt(port)
  process.kill(first, 'SIGKILL')
  await vi.waitFor(async () => expect(await pidAt(port)).not.toBe(first), { timeout: 10_000 })
  expect(said).toContain('Try ended (SIGKILL) and is started again.')
})

test('RUN-01 a stopped program is gone and stays gone', async () => {
  const port = await freePort()
  const running = await run(program(port), { say: () => undefined, signal: ending.signal })
  const pid = await pidAt(port)
  ending.abort()
  await running.stop()
  expect(isAlive(pid)).toBe(false)
})

test('RUN-01 a program that cannot start is named with what it said', async () => {
  const broken = join(folder, 'broken.mjs')
  writeFileSync(broken, `throw new Error('no seed')`)
  const starting = run(program(await freePort(), broken), { say: () => undefined, signal: ending.signal })
  await expect(starting).rejects.toThrow(/Try did not start: it ended at once\.[^]*no seed/)
})

test('RUN-01 programs end when the one that started them is killed', async () => {
  const port = await freePort()
  const parent = join(folder, 'parent.mts')
  const options = JSON.stringify(program(port))
  writeFileSync(
    parent,
    `import { run } from ${JSON.stringify(projectFile('packages/dev-services/src/programs.ts'))}
     await run(${options}, { say: () => undefined, signal: new AbortController().signal })
     setInterval(() => undefined, 1000)`,
  )
  const tsx = projectFile('node_modules/tsx/dist/loader.mjs')
  const starter = spawn(process.execPath, ['--import', tsx, parent], { stdio: 'ignore' })
  const pid = await vi.waitFor(() => pidAt(port), { timeout: 12_000 })
  starter.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
}, 30_000)
