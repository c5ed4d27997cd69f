import { readEnv } from '~/lib/env/env.server'
import { reconcile } from './reconcile'
import { runCommand, messageOf } from './settings'

const USAGE = 'Usage: npm run orders:reconcile -- [--days 30] [--dry-run]'

const OPTIONS = {
  days: { type: 'string', default: '30' },
  'dry-run': { type: 'boolean', default: false },
} as const

await runCommand(USAGE, OPTIONS, async (values) => {
  const days = Number(values.days)
  if (!(days > 0)) throw new Error(`--days must be a number above 0. ${USAGE}`)
  const counts = { written: 0, mailed: 0, missing: 0, failed: 0 }
  for await (const { sessionId, paidAt, outcome, error } of reconcile(readEnv(), {
    days,
    dryRun: values['dry-run'],
  })) {
    counts[outcome] += 1
    console.log(`${paidAt.toISOString()}  ${sessionId}  ${outcome}${error ? `: ${messageOf(error)}` : ''}`)
  }
  console.log(
    `Paid sessions of the last ${days} days without an order or without its mail: ${counts.written} orders written, ${counts.mailed} mails sent, ${counts.missing} only listed, ${counts.failed} failed.`,
  )
  return counts.failed === 0
})
