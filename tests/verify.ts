import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { projectFile } from '@rumbo/dev-services/programs'
import { requireChromium } from './chromium'
import { createTestStack } from './test-stack'
import { createSteps } from './steps'

// `npm test` and `npm run verify`: every check there is, sources and code beside one another, the browser last.
// Ends with one line, `N passed, N failed`: unit and browser tests, and each other step that failed.

const bin = (path: string) => projectFile(`node_modules/${path}`)
const tsx = ['--import', bin('tsx/dist/loader.mjs')]
const results = projectFile('test-results')
const started = Date.now()

await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

const CHROMIUM_PATH = requireChromium()
const house = await createTestStack()
const steps = createSteps({ ...house.env, CHROMIUM_PATH, FORCE_COLOR: '0' })

const end = async (code: number): Promise<never> => {
  steps.stop()
  await house.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(130))
process.once('disconnect', () => void end(143))

const quiet = { quiet: true }

/** What reads sources: one thread. */
const readSources = async () => {
  await steps.run('Format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'], quiet)
  await steps.run('Lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'], quiet)
  await steps.run('Types: prepare', [bin('astro/bin/astro.mjs'), 'sync'], quiet)
  await steps.run('Types: pages', [bin('@astrojs/check/bin/astro-check.js')], quiet)
  await steps.run('Types: code', [bin('typescript/bin/tsc'), '--noEmit'], quiet)
  await steps.run('Generated types are fresh', [...tsx, 'studio/typegen.ts', '--check'], quiet)
}

/** What runs code; answers whether there is a shop to visit. */
const runCode = async (): Promise<boolean> => {
  const reports = ['--reporter=dot', '--reporter=json', '--outputFile.json=test-results/unit.json']
  await steps.run('Unit tests', [bin('vitest/vitest.mjs'), 'run', ...reports], quiet)
  return (
    (await steps.attempt('Content, payments, identity and mail start', house.startEmulators)) &&
    (await steps.attempt('Site builds, functions bundle, edge serves', house.startShop)) &&
    (await steps.attempt('Studio is built and served', house.startStudio))
  )
}

const [, shopIsUp] = await Promise.all([readSources(), runCode()])
if (shopIsUp) await steps.run('Browser tests', [bin('@playwright/test/cli.js'), 'test'])

const { passed, failed } = await summarise()
await writeFile(
  `${results}/summary.json`,
  JSON.stringify({ passed, failed, steps: steps.results() }, undefined, 2),
)
console.log(`\nAll in all ${((Date.now() - started) / 1000).toFixed(0)} s`)
console.log(`${passed} passed, ${failed} failed`)
await end(failed === 0 && passed > 0 ? 0 : 1)

/** Tests that passed and failed; a step that failed without a failed test in it counts as one. */
async function summarise(): Promise<{ passed: number; failed: number }> {
  const unit = await readReport(
    'unit.json',
    z.object({ numPassedTests: z.number(), numFailedTests: z.number() }),
  )
  const browser = await readReport(
    'browser.json',
    z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) }),
  )
  const failedTests = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0)
  const explained = {
    'Unit tests': unit?.numFailedTests,
    'Browser tests': browser?.stats.unexpected,
  } as Record<string, number | undefined>
  const failedSteps = steps.results().filter(({ title, ok }) => !ok && !explained[title])
  console.log('')
  for (const { title, ok, seconds } of steps.results())
    console.log(`  ${ok ? '✓' : '✗'} ${title.padEnd(46)} ${seconds.toFixed(1).padStart(6)} s`)
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0),
    failed: failedTests + failedSteps.length,
  }
}

async function readReport<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const path = `${results}/${name}`
  return existsSync(path) ? schema.parse(JSON.parse(await readFile(path, 'utf8'))) : undefined
}
