import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PORTS } from './ports'
import { projectFile } from './programs'
import { recordRunning } from './running'

const requests: string[] = []
const service = createServer((request, response) => {
  requests.push(request.url ?? '')
  response.end('{}')
})
const stateDir = mkdtempSync(join(tmpdir(), 'rumbo-reset-'))
let port: number

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
  port = (service.address() as AddressInfo).port
})
beforeEach(() => void requests.splice(0))
afterAll(() => void service.close())

const reset = () =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', projectFile('packages/dev-services/src/reset.ts')],
    { cwd: projectFile('.'), env: { ...process.env, LAKE_PORT: String(port), LOCAL_STATE_DIR: stateDir } },
  )

test('RUN-03 a reset deletes the state of this clone and leaves the running shop of another one alone', async () => {
  mkdirSync(join(stateDir, 'lake'))
  await reset()
  expect(existsSync(join(stateDir, 'lake'))).toBe(false)
  expect(requests).toEqual([])
})

test('RUN-03 a reset restores the seed of a running shop, on the ports it was started with', async () => {
  mkdirSync(join(stateDir, 'lake'))
  const ports = Object.fromEntries(Object.keys(PORTS).map((name) => [name, port])) as never
  const remove = recordRunning(stateDir, ports)
  await reset()
  expect(requests).toEqual([...Array<string>(4).fill('/__local/reset'), '/__local/build'])
  expect(existsSync(join(stateDir, 'lake'))).toBe(true)
  remove()
})
