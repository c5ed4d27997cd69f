import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testEnvironment } from '../../netlify/server/testing/environment'
import { FUNCTIONS, SCHEDULED } from './functions'

const FOLDER = fileURLToPath(new URL('../../netlify/functions', import.meta.url))

/**
 * The platform reads a function's `config` from its source, without running it, so it must be a literal. Its bundler
 * reads each one here, with an empty handler to save time.
 */
let bundled: FunctionResult[]
let output: string
beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'rumbo-declarations-'))
  const sources = join(output, 'sources')
  await mkdir(sources)
  for (const file of await readdir(FOLDER)) {
    const source = await readFile(join(FOLDER, file), 'utf8')
    const declaration = source.slice(source.indexOf('export const config: Config = {'))
    await writeFile(join(sources, file), `export default () => new Response()\n${declaration}`)
  }
  bundled = await zipFunctions(sources, join(output, 'bundles'), { archiveFormat: 'none', basePath: output })
}, 60_000)
afterAll(() => rm(output, { recursive: true, force: true }))

test('RUN-02 every function is listed in this test', async () => {
  const files = (await readdir(FOLDER)).map((file) => file.replace(/\.mts$/, ''))
  expect(files.toSorted()).toEqual(Object.keys({ ...FUNCTIONS, ...SCHEDULED }).toSorted())
})

test.each(Object.entries(FUNCTIONS))(
  'QUAL-03 the platform sees path and methods of %s',
  (name, { config }) => {
    const seen = bundled.find((one) => one.name === name)
    expect(seen?.routes?.map(({ pattern }) => pattern)).toEqual([config.path])
    expect(seen?.routes?.[0]?.methods).toEqual([config.method ?? []].flat())
  },
)

test('QUAL-03 two functions have a platform rate limit, as many as its free plan allows', () => {
  const limits = bundled.flatMap(({ name, trafficRules }) =>
    trafficRules ? [[name, trafficRules.action.config.rateLimitConfig.windowLimit]] : [],
  )
  expect(Object.fromEntries(limits)).toEqual({ 'create-checkout-session': 30, 'track-order': 60 })
})

test.each([
  ['back-in-stock', 10],
  ['checkout-session', 60],
  ['client-errors', 10],
  ['confirm-subscription', 30],
  ['order', 60],
  ['orders', 30],
  ['pictures', 3000],
  ['return-request', 10],
  ['review', 20],
  ['search-misses', 10],
  ['send-welcome-email', 10],
  ['session-order', 60],
  ['understand-trip', 10],
  ['unsubscribe', 30],
] as const)('QUAL-03 %s answers %i calls of one network within a minute', async (name, most) => {
  Object.assign(process.env, testEnvironment())
  const { handler, config } = FUNCTIONS[name]
  const method = [config.method].flat()[0] ?? 'GET'
  const call = async (ip: string) => {
    const headers = { 'x-nf-client-connection-ip': ip, 'x-forwarded-for': `10.0.0.${Math.random()}` }
    const request = new Request('https://rumbo.example/x', { method, headers })
    return handler(request)
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let n = 0; n < most; n += 1) expect((await call('192.0.2.1')).status).not.toBe(429)
  const refused = await call('192.0.2.1')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 60])
  expect((await call('192.0.2.2')).status).not.toBe(429)
  vi.setSystemTime(Date.now() + 60_000)
  expect((await call('192.0.2.1')).status).not.toBe(429)
  vi.useRealTimers()
})

test.each(Object.entries(SCHEDULED))(
  'BLOG-01 REVIEW-01 DESK-03 the platform calls %s on its schedule, and visitors cannot',
  (name, { config }) => {
    const seen = bundled.find((one) => one.name === name)
    expect(seen?.schedule).toBe(config.schedule)
    expect(seen?.routes ?? []).toEqual([])
  },
)
