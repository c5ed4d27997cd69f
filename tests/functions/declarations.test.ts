import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  'QUAL-03 the platform sees path, methods and rate limit of %s',
  (name, { config }) => {
    const seen = bundled.find((one) => one.name === name)
    expect(seen?.routes?.map(({ pattern }) => pattern)).toEqual([config.path])
    expect(seen?.routes?.[0]?.methods).toEqual([config.method].flat())
    const { windowLimit, windowSize } = config.rateLimit ?? {}
    expect(windowLimit).toBeGreaterThan(0)
    expect(seen?.trafficRules?.action.config.rateLimitConfig).toMatchObject({ windowLimit, windowSize })
  },
)

test.each(Object.entries(SCHEDULED))(
  'BLOG-01 REVIEW-01 DESK-03 the platform calls %s on its schedule, and visitors cannot',
  (name, { config }) => {
    const seen = bundled.find((one) => one.name === name)
    expect(seen?.schedule).toBe(config.schedule)
    expect(seen?.routes ?? []).toEqual([])
  },
)
