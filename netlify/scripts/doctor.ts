import { EnvError, checkEnv, readEnv } from '~/lib/env/env.server'
import { CHECKS, Problem } from './checks'
import { runCommand, sentenceOf } from './settings'

const AWAY = 'It could not be asked. Is the address right, and is the service up?'

await runCommand(async () => {
  const env = readOrExplain()
  if (!env) return false
  console.log('✓ Environment: every variable is there and well formed')
  let well = true
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      console.log(`✓ ${name}: ${await check(env)}`)
    } catch (error) {
      well = false
      const reason = error instanceof Problem ? error.message : `${AWAY} ${sentenceOf(error)}`
      console.log(`✗ ${name}: ${reason}`)
    }
  }
  console.log('- Build hook: not called, as that would start a build')
  console.log(well ? '\nAll is well.' : '\nPut right what has a ✗, then run this again.')
  return well
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
