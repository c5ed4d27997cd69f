import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parseCommandLine } from './cli'
import { writeFixture } from './testing/fixture'

const serve = (...args: string[]) => parseCommandLine(['serve', ...args])

test('RUN-01 serve has defaults for everything', () => {
  expect(serve()).toMatchObject({
    port: 4100,
    projectId: 'local',
    dataset: 'production',
    stateDir: expect.stringMatching(/\.content-lake$/) as string,
    users: [{ name: 'Administrator', role: 'administrator' }],
  })
})

test('RUN-01 options set project, users, tokens, origins and the webhook', async () => {
  const seedFile = await writeFixture()
  const options = serve(
    ...['--stale-ms', '2000'],
    ...['--dataset', seedFile, '--port', '0', '--project', 'films', '--dataset-name', 'staging'],
    ...['--user', 'Ada Lovelace:viewer', '--token', 'secret', '--origin', 'http://localhost:5173/'],
    ...[
      '--webhook',
      'http://localhost:1/hook',
      '--webhook-secret',
      's',
      '--webhook-filter',
      '_type == "film"',
    ],
  )
  expect(options).toMatchObject({
    staleMs: 2000,
    seedFile,
    port: 0,
    projectId: 'films',
    dataset: 'staging',
    origins: ['http://localhost:5173'],
    users: [
      { id: 'ada-lovelace', name: 'Ada Lovelace', role: 'viewer' },
      { token: 'secret', isRobot: true },
    ],
    webhooks: [{ url: 'http://localhost:1/hook', secret: 's', filter: '_type == "film"' }],
  })
})

test('RUN-01 errors in the command line are one sentence that names the option', () => {
  expect(() => serve('--colour', 'red')).toThrow(/^Unknown option '--colour'\.$/)
  expect(() => serve('--port', 'x')).toThrow('--port: "x" is not a port from 0 to 65535.')
  expect(() => serve('--dataset', '/nowhere.ndjson')).toThrow('--dataset: there is no file /nowhere.ndjson.')
  expect(() => serve('--webhook', 'http://localhost:1')).toThrow('--webhook needs a --webhook-secret.')
  expect(() => serve('--user', 'Ada:queen')).toThrow('--user: "Ada:queen" is not NAME:ROLE')
  expect(() => serve('--origin', 'localhost')).toThrow('--origin: "localhost" is not an origin')
  expect(() => parseCommandLine(['start'])).toThrow('Unknown command "start".')
})

test('RUN-01 the executable prints its help', async () => {
  const bin = fileURLToPath(new URL('../bin/content-lake.mjs', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [bin, '--help'])
  expect(stdout).toContain('Usage: content-lake serve [options]')
})
