import { EnvError, checkEnv, isConfigured, localValues, readEnv } from '~/lib/env/env.server'
import { CHECKS, Problem, Unchecked, Warning } from './checks'
import { runCommand, messageOf } from './settings'

const UNREACHABLE = 'The request failed. Is the address right, and is the service up?'

const USAGE = 'Usage: npm run doctor. Checks the environment and every service that the shop depends on.'

await runCommand(USAGE, {}, async () => {
  const env = readOrExplain()
  if (!env) return false
  console.log('✓ Environment: every variable is set and valid')
  let passed = true
  for (const [name, check] of Object.entries(CHECKS)) {
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
      passed = false
      const reason = error instanceof Problem ? error.message : `${UNREACHABLE} ${messageOf(error)}`
      console.log(`✗ ${name}: ${reason}`)
    }
  }
  console.log('- Build hook: not called, as that would start a build')
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
