import { readEnv, requireVariables } from '~/lib/env/env.server'
import { type CodeState, followCodes } from '../server/discount-codes'
import { runCommand } from './settings'

const USAGE =
  'Usage: npm run stripe:setup. Makes the discount codes of the Studio at Stripe, as publishing one does.'

const STATES: Record<CodeState['state'], string> = {
  live: 'can be redeemed',
  waiting: 'has not begun',
  over: 'is over',
  repeated: 'not made: another document or the settings have the same code',
  taken: 'not made: another site on this Stripe account has the code',
  refused: 'not made',
}

const VARIABLES = [
  'PUBLIC_SITE_URL',
  'SANITY_PROJECT_ID',
  'SANITY_DATASET',
  'SANITY_READ_TOKEN',
  'SANITY_WRITE_TOKEN',
  'STRIPE_SECRET_KEY',
] as const

await runCommand(USAGE, {}, async () => {
  requireVariables(VARIABLES)
  const reports = await followCodes(readEnv())
  for (const { code, percent, outcome } of reports) {
    const reason = outcome.state === 'refused' ? `: ${outcome.reason}` : ''
    console.log(`${code} (${percent} %): ${STATES[outcome.state]}${reason}.`)
  }
  return reports.every(({ outcome }) => ['live', 'waiting', 'over'].includes(outcome.state))
})
