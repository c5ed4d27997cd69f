import { type Env, EnvError, checkEnv, isConfigured, localValues, readEnv } from '~/lib/env/env.server'
import { CHECKS, type CheckName } from './checks'
import { NEEDS, USES } from './dependencies'
import { explain } from './explain'
import { Problem, Unchecked, Warning } from './outcomes'
import { runCommand } from './settings'

const USAGE = 'Usage: npm run doctor. Checks the environment and every service that the shop depends on.'

await runCommand(USAGE, {}, async () => {
  const env = readOrExplain()
  if (!env) return false
  console.log('✓ Environment: every variable is set and valid')
  const failed = new Set<CheckName>()
  for (const [name, check] of Object.entries(CHECKS) as [CheckName, (env: Env) => Promise<string>][]) {
    const obstacle = NEEDS[name]?.find((other) => failed.has(other))
    if (obstacle !== undefined) {
      console.log(`- ${name}: not checked, because "${obstacle}" failed`)
      failed.add(name)
      continue
    }
    try {
      console.log(`✓ ${name}: ${await check(env)}`)
    } catch (error) {
      if (error instanceof Unchecked) {
        console.log(`- ${name}: not checked. ${error.message}`)
        continue
      }
      if (error instanceof Warning) {
        console.log(`! ${name}: ${error.message}`)
        continue
      }
      failed.add(name)
      console.log(`✗ ${name}: ${error instanceof Problem ? error.message : explain(error, USES[name])}`)
    }
  }
  console.log('- Build hook: not called, as that would start a build')
  const passed = failed.size === 0
  console.log(passed ? '\nAll checks passed.' : '\nFix the items marked ✗, then run this again.')
  return passed
})

function readOrExplain() {
  const isLocal = !isConfigured(process.env)
  if (isLocal) console.log('No service is configured: checking the local shop that npm start runs.')
  const source = isLocal ? { ...process.env, ...localValues(process.env) } : process.env
  try {
    checkEnv(['build', 'functions'], source)
    return readEnv(source)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    console.log(error.message.replace(/^/gm, '✗ '))
    return undefined
  }
}
