import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFile } from '@rumbo/dev-services/programs'
import { redirectMatcher } from '@rumbo/dev-services/edge/redirects'
import { redirects } from '~/build/redirects'
import { createSteps } from '../steps'
import { createTestStack } from '../test-stack'
import { type Answer, ask } from './ask'
import { CLI_FOLDER, build, install, isInstalled, serve } from './cli'
import { reasonOf } from './known-differences'
import { type PlatformRequest, REQUESTS } from './requests'

// `npm run test:platform [-- --install]`: compares the local platform with Netlify's own command line and prints what
// differs. It is not part of `npm test`, as it needs a thousand more packages, in a folder of their own.

const USAGE = 'Usage: npm run test:platform [-- --install]'
const options = process.argv.slice(2)
const unknown = options.find((option) => option !== '--install')
if (unknown !== undefined) {
  console.log(unknown === '--help' ? USAGE : `Unknown option ${unknown}. ${USAGE}`)
  process.exit(unknown === '--help' ? 0 : 1)
}
if (options.includes('--install')) await install()
if (!isInstalled()) {
  console.log(
    `Netlify's command line is not in ${CLI_FOLDER}. Install it: npm run test:platform -- --install`,
  )
  process.exit(1)
}

const stack = await createTestStack()
const steps = createSteps(stack.env)
const end = async (code: number): Promise<never> => {
  steps.stop()
  await stack.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(130))

const checkRedirects = async () => {
  const rules = redirects()
  const ignored: string[] = []
  for (const rule of rules) {
    const find = await redirectMatcher([rule])
    const path = rule.from.replace(/:\w+/g, 'x').replace('*', 'y')
    if (find(path)?.status !== rule.status) ignored.push(rule.from)
  }
  console.log(`Redirects: ${rules.length}, ignored: ${ignored.length}`)
  if (ignored.length > 0) throw new Error(`Netlify's engine ignores ${ignored.join(', ')}`)
}

const manifestSchema = z.object({ functions: z.array(z.object({ name: z.string() })) })

const checkFunctions = async () => {
  const manifest: unknown = JSON.parse(
    await readFile(projectFile('.netlify/functions/manifest.json'), 'utf8'),
  )
  const found = manifestSchema.parse(manifest).functions.map(({ name }) => name)
  const files = (await readdir(projectFile('netlify/functions'))).map((file) => file.replace(/\.mts$/, ''))
  console.log(`Functions: ${found.length} of ${files.length} (${found.toSorted().join(', ')})`)
  const missing = files.filter((name) => !found.includes(name))
  if (missing.length > 0) throw new Error(`Netlify does not find ${missing.join(', ')}`)
}

const checkBuilds = async () => {
  await rm(projectFile('.netlify'), { recursive: true, force: true })
  await build(stack.env)
  await checkFunctions()
  const restored = (await build(stack.env)).split('\n').filter((line) => line.includes('(restored)'))
  console.log(`Second build: ${restored.length} pages restored`)
  if (restored.length === 0) throw new Error('The second build takes no page from the first one')
}

const text = ({ status, location, type }: Answer) => `${status} ${location || type}`.trim()

const compare = async () => {
  const shop = Number(new URL(stack.env['PUBLIC_SITE_URL'] ?? '').port)
  const cli = await serve(stack.env)
  const askCli = (request: PlatformRequest) => ask(cli.port, request)
  let same = 0
  const unexplained: string[] = []
  const cached: string[] = []
  try {
    for (const request of REQUESTS) {
      const [ours, theirs] = [await ask(shop, request), await askCli(request)]
      const name = `${request.method} ${request.path}`
      const isSame = ours.status === theirs.status && ours.location === theirs.location
      const reason = isSame ? undefined : await reasonOf(request, ours, theirs, askCli)
      if (isSame) same += 1
      else if (reason === undefined) unexplained.push(name)
      for (const { status, isImmutable } of [ours, theirs])
        if (status === 404 && isImmutable) cached.push(name)
      const note = isSame ? '' : `  ≠ ${text(theirs)}  ${reason ?? 'UNEXPLAINED'}`
      console.log(`  ${name.padEnd(60)} ${text(ours)}${note}`)
    }
  } finally {
    await cli.stop()
  }
  const known = REQUESTS.length - same - unexplained.length
  console.log(`Requests: ${REQUESTS.length}, same: ${same}, limits of the command line: ${known}`)
  if (unexplained.length > 0) throw new Error(`Different: ${unexplained.join(', ')}`)
  if (cached.length > 0) throw new Error(`Not found, and cached for good: ${cached.join(', ')}`)
}

try {
  await stack.startEmulators()
  const passed = [
    await steps.attempt('Redirects', checkRedirects),
    await steps.attempt('Two builds by netlify build --offline', checkBuilds),
    await steps.attempt('Requests', async () => {
      await stack.startShop()
      await compare()
    }),
    (await steps.run('GROQ suite', [
      '--import',
      projectFile('node_modules/tsx/dist/loader.mjs'),
      join(projectFile('packages/content-lake'), 'tests/groq-suite/report.ts'),
    ])) === 0,
  ]
  await end(passed.every(Boolean) ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}
