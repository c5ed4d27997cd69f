import { projectFile } from '@rumbo/dev-services/programs'
import { createSteps } from '../steps'

// `npm run test:faults`: services are killed, frozen and answer badly while a thousand people buy (`FAULTS_SHOPPERS`).

const steps = createSteps(process.env)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => steps.stop())

process.exitCode = await steps.run('Faults', [
  projectFile('node_modules/vitest/vitest.mjs'),
  'run',
  '--config',
  projectFile('tests/faults/vitest.config.ts'),
  ...process.argv.slice(2),
])
