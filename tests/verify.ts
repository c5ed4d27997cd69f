import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { projectFile } from '@rumbo/dev-services/programs'
import { requireChromium } from './chromium'
import { createSteps } from './steps'
import { createTestStack } from './test-stack'

// `npm test` and `npm run verify`: runs every check and prints a table of them. The last line is `N passed, N failed`:
// unit and browser tests, and each other step that failed.

const bin = (path: string) => projectFile(`node_modules/${path}`)
const tsx = ['--import', bin('tsx/dist/loader.mjs')]
const results = projectFile('test-results')
const started = Date.now()

await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

const CHROMIUM_PATH = requireChromium()
const stack = await createTestStack()
const steps = createSteps({ ...stack.env, CHROMIUM_PATH, FORCE_COLOR: '0' })

const end = async (code: number): Promise<never> => {
  steps.stop()
  await stack.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(130))
process.once('disconnect', () => void end(143))

const UNIT = 'Unit tests'
const BROWSER = 'Browser tests'
const quiet = { quiet: true }
const idle = { quiet: true, idle: true }

/** Checks that need no shop, one after another. */
const checkSources = async () => {
  const reports = ['--reporter=dot', '--reporter=json', '--outputFile.json=test-results/unit.json']
  // One worker: the browser tests, which take longest, keep both processors busy.
  const unit = [bin('vitest/vitest.mjs'), 'run', '--maxWorkers=1', ...reports]
  await steps.run(UNIT, unit, quiet)
  await steps.run('Format', [bin('oxfmt/bin/oxfmt'), '--check'], idle)
  await steps.run('Types: prepare', [bin('astro/bin/astro.mjs'), 'sync'], idle)
  await steps.run('Lint and types', [bin('oxlint/bin/oxlint'), '--type-check'], idle)
  await steps.run('Lint .astro files', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'], idle)
  const check = ['check', '--noSync', '--tsconfig', 'tsconfig.astro.json', '--minimumSeverity', 'warning']
  await steps.run('Types of .astro files', [bin('astro/bin/astro.mjs'), ...check], idle)
  await steps.run('Generated types are fresh', [...tsx, 'studio/typegen.ts', '--check'], idle)
}

const testInBrowser = async () => {
  const isUp =
    (await steps.attempt('Local services start', stack.startEmulators)) &&
    (await steps.attempt('Site and functions are built', stack.startShop)) &&
    (await steps.attempt('Studio is built', stack.startStudio))
  if (isUp) await steps.run(BROWSER, [bin('@playwright/test/cli.js'), 'test'])
}

// Side by side: the browser tests wait often enough to leave the processor to the other checks.
await Promise.all([checkSources(), testInBrowser()])

const tests: Record<string, Counts | undefined> = {
  [UNIT]: await readReport(
    'unit.json',
    z
      .object({ numPassedTests: z.number(), numFailedTests: z.number() })
      .transform(({ numPassedTests, numFailedTests }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      })),
  ),
  [BROWSER]: await readReport(
    'browser.json',
    z
      .object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) })
      .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
  ),
}
const { passed, failed } = summarize()
await writeFile(
  `${results}/summary.json`,
  JSON.stringify({ passed, failed, steps: steps.results() }, undefined, 2),
)
printTable()
console.log(`${passed} passed, ${failed} failed`)
await end(failed === 0 && passed > 0 ? 0 : 1)

interface Counts {
  readonly passed: number
  readonly failed: number
}

/** Counts tests. A step that failed without a failed test in it counts as one failure. */
function summarize(): Counts {
  const counts = Object.values(tests).filter((count) => count !== undefined)
  const failedSteps = steps.results().filter(({ title, ok }) => !ok && !tests[title]?.failed)
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, failedSteps.length),
  }
}

function printTable(): void {
  const row = (part: string, count: number | string, seconds: number) =>
    console.log(`${part.padEnd(34)} ${String(count).padStart(6)} ${seconds.toFixed(0).padStart(8)}`)
  console.log(`\n  ${'Part'.padEnd(32)} ${'Tests'.padStart(6)} ${'Seconds'.padStart(8)}`)
  for (const { title, ok, seconds } of steps.results()) {
    const count = tests[title]
    row(`${ok ? '✓' : '✗'} ${title}`, count ? count.passed + count.failed : '', seconds)
  }
  row('  Total, side by side', passed + failed, (Date.now() - started) / 1000)
}

async function readReport<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const path = `${results}/${name}`
  return existsSync(path) ? schema.parse(JSON.parse(await readFile(path, 'utf8'))) : undefined
}
