import { projectFile } from '@rumbo/dev-services/programs'
import { requireChromium } from './chromium'
import { createTestStack } from './test-stack'
import { createSteps } from './steps'

// `npm run test:e2e [-- playwright arguments]`: starts the whole shop on test ports and runs Playwright against it.

const args = process.argv.slice(2)
const CHROMIUM_PATH = requireChromium()
const stack = await createTestStack()
const steps = createSteps({ ...stack.env, CHROMIUM_PATH })

const end = async (code: number): Promise<never> => {
  steps.stop()
  await stack.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(130))
process.once('disconnect', () => void end(143))

try {
  await stack.startEmulators()
  console.log('Building the site …')
  await stack.startShop()
  if (!args.some((arg) => arg.startsWith('--project')) || args.some((arg) => /studio|restart/.test(arg)))
    await stack.startStudio()
  await end(
    await steps.run('Browser', [projectFile('node_modules/@playwright/test/cli.js'), 'test', ...args]),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}
