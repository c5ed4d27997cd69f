import { EnvError, checkEnv, readEnv } from '~/lib/env/env.server'
import { CHECKS, Problem } from './checks'
import { runCommand, messageOf } from './settings'

const UNREACHABLE = 'The request failed. Is the address right, and is the service up?'

await runCommand(async () => {
  const env = readOrExplain()
  if (!env) return false
  console.log('✓ Environment: every variable is set and valid')
  let passed = true
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      console.log(`✓ ${name}: ${await check(env)}`)
    } catch (error) {
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
  try {
    checkEnv(['build', 'functions'])
    return readEnv()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    console.log(error.message.replace(/^/gm, '✗ '))
    return undefined
  }
}
