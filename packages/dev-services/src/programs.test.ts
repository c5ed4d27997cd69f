import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'service-kit/free-port'
import { afterEach, expect, test, vi } from 'vitest'
import { projectFile, run } from './programs'

const SERVER = `
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
const port = Number(process.env.TEST_SERVER_PORT)
const failOnce = new URL('fail-once-' + port, import.meta.url)
if (existsSync(failOnce)) {
  rmSync(failOnce)
  process.exit(1)
}
createServer((request, response) => response.end(String(process.pid))).listen(port, '127.0.0.1')
console.log('listening')
`
const folder = mkdtempSync(join(tmpdir(), 'rumbo programs '))
const script = join(folder, 'server.mjs')
writeFileSync(script, SERVER)

let stopping = new AbortController()
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  stopping.abort()
  await Promise.all(stops.splice(0).map((stop) => stop()))
  stopping = new AbortController()
})

const program = (port: number, file = script) => ({
  title: 'Test server',
  args: [file],
  cwd: folder,
  env: { ...process.env, TEST_SERVER_PORT: String(port) },
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

test('RUN-01 a killed program is restarted and the restart is logged', async () => {
  const port = await freePort()
  const logged: string[] = []
  const running = await run(program(port), { log: (line) => logged.push(line), signal: stopping.signal })
  stops.push(running.stop)
  const first = await pidAt(port)
  process.kill(first, 'SIGKILL')
  await vi.waitFor(async () => expect(await pidAt(port)).not.toBe(first), { timeout: 10_000 })
  expect(logged).toContain('Test server exited (SIGKILL). Restarting …')
})

test('RUN-01 a program that exits during a restart is restarted again', async () => {
  const port = await freePort()
  const failOnce = join(folder, `fail-once-${port}`)
  const running = await run(program(port), { log: () => undefined, signal: stopping.signal })
  stops.push(running.stop)
  const first = await pidAt(port)
  writeFileSync(failOnce, '')
  process.kill(first, 'SIGKILL')
  await vi.waitFor(async () => expect(await pidAt(port)).not.toBe(first), { timeout: 10_000 })
  expect(existsSync(failOnce)).toBe(false)
})

test('RUN-01 a stopped program exits and is not restarted', async () => {
  const port = await freePort()
  const running = await run(program(port), { log: () => undefined, signal: stopping.signal })
  const pid = await pidAt(port)
  stopping.abort()
  await running.stop()
  expect(isAlive(pid)).toBe(false)
})

test('RUN-01 a failed start names the program and quotes its output', async () => {
  const broken = join(folder, 'broken.mjs')
  writeFileSync(broken, `throw new Error('no seed')`)
  const starting = run(program(await freePort(), broken), { log: () => undefined, signal: stopping.signal })
  await expect(starting).rejects.toThrow(/Test server did not start: it exited at once\.[^]*no seed/)
})

test('RUN-01 programs exit when their parent process is killed', async () => {
  const port = await freePort()
  const parent = join(folder, 'parent.mts')
  const options = JSON.stringify(program(port))
  writeFileSync(
    parent,
    `import { run } from ${JSON.stringify(projectFile('packages/dev-services/src/programs.ts'))}
     await run(${options}, { log: () => undefined, signal: new AbortController().signal })
     setInterval(() => undefined, 1000)`,
  )
  const tsx = projectFile('node_modules/tsx/dist/loader.mjs')
  const starter = spawn(process.execPath, ['--import', tsx, parent], { stdio: 'ignore' })
  const pid = await vi.waitFor(() => pidAt(port), { timeout: 12_000 })
  starter.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
}, 30_000)
