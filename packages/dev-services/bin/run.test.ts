import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'rumbo run '))
  for (const folder of ['node_modules', 'packages/dev-services/bin', 'packages/dev-services/src'])
    mkdirSync(join(project, folder), { recursive: true })
  cpSync('packages/dev-services/bin/run.mjs', join(project, 'packages/dev-services/bin/run.mjs'))
  symlinkSync(join(process.cwd(), 'node_modules/tsx'), join(project, 'node_modules/tsx'))
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(project, file), '{}')
  writeFileSync(
    join(project, 'packages/dev-services/src/reset.ts'),
    'console.log(JSON.stringify({ node: process.execPath, args: process.argv.slice(2) }))',
  )
})

test('RUN-01 a command runs on the running Node, even in a container without ps', async () => {
  const bundled = join(project, `node_modules/node-${process.platform}-${process.arch}/bin`)
  mkdirSync(bundled, { recursive: true })
  writeFileSync(join(bundled, 'node'), 'a binary for another C library', { mode: 0o755 })
  const { stdout } = await run(process.execPath, ['packages/dev-services/bin/run.mjs', 'reset'], {
    cwd: project,
    env: { PATH: '', npm_lifecycle_event: 'reset' },
  })
  expect(JSON.parse(stdout)).toEqual({ node: process.execPath, args: [] })
})

test('RUN-01 an installation on a recent Node does not keep the bundled one', async () => {
  const npm = join(project, 'npm-cli.js')
  writeFileSync(
    npm,
    `const fs = require('node:fs')
     fs.mkdirSync('node_modules/.bin', { recursive: true })
     fs.writeFileSync('node_modules/.bin/node', '')
     fs.mkdirSync('node_modules/node-' + process.platform + '-' + process.arch, { recursive: true })
     fs.writeFileSync('node_modules/.package-lock.json', '{}')`,
  )
  rmSync(join(project, 'node_modules/.package-lock.json'))
  await run(process.execPath, ['packages/dev-services/bin/run.mjs', 'reset'], {
    cwd: project,
    env: { npm_execpath: npm },
  })
  expect(existsSync(join(project, 'node_modules/.package-lock.json'))).toBe(true)
  expect(existsSync(join(project, 'node_modules/.bin/node'))).toBe(false)
  expect(existsSync(join(project, `node_modules/node-${process.platform}-${process.arch}`))).toBe(false)
})

test('RUN-01 an unknown command lists the commands', async () => {
  await expect(
    run(process.execPath, ['packages/dev-services/bin/run.mjs', 'strat'], { cwd: project }),
  ).rejects.toThrow(/Unknown command "strat"\. Choose one of: start, dev/)
})

test('RUN-01 --help and unknown options are answered before anything is installed', async () => {
  const ask = (...args: string[]) =>
    run(process.execPath, ['packages/dev-services/bin/run.mjs', ...args], { cwd: project, env: { PATH: '' } })
  rmSync(join(project, 'node_modules/.package-lock.json'), { force: true })
  expect((await ask('start', '--help')).stdout).toMatch(/^npm start runs the whole shop, .*\n$/)
  await expect(ask('start', '--bogus')).rejects.toThrow(/Unknown option "--bogus"/)
})
