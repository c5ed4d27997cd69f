import { readEnv } from '~/lib/env/env.server'
import { reconcile, reconcileReservations } from './reconcile'
import { runCommand, messageOf } from './settings'

const USAGE = 'Usage: npm run orders:reconcile -- [--days 30] [--dry-run]'

const OPTIONS = {
  days: { type: 'string', default: '30' },
  'dry-run': { type: 'boolean', default: false },
} as const

await runCommand(USAGE, OPTIONS, async (values) => {
  const days = Number(values.days)
  if (!(days > 0)) throw new Error(`--days must be a number above 0. ${USAGE}`)
  const env = readEnv()
  const dryRun = values['dry-run']
  const counts = { written: 0, mailed: 0, missing: 0, failed: 0 }
  for await (const { sessionId, paidAt, outcome, error } of reconcile(env, { days, dryRun })) {
    counts[outcome] += 1
    console.log(`${paidAt.toISOString()}  ${sessionId}  ${outcome}${error ? `: ${messageOf(error)}` : ''}`)
  }
  console.log(
    `Paid sessions without an order or without its mail (days checked: ${days}). Orders written: ${counts.written}, mails sent: ${counts.mailed}, only listed: ${counts.missing}, failed: ${counts.failed}.`,
  )
  const ended = { released: 0, sold: 0, open: 0, expired: 0, failed: 0 }
  for await (const { id, outcome, error } of reconcileReservations(env, { dryRun })) {
    ended[outcome] += 1
    console.log(`${id}  ${outcome}${error ? `: ${messageOf(error)}` : ''}`)
  }
  console.log(
    `Reservations that outlived their checkout. Released: ${ended.released}, sold: ${ended.sold}, waiting for their payment: ${ended.open}, only listed: ${ended.expired}, failed: ${ended.failed}.`,
  )
  return counts.failed === 0 && ended.failed === 0
})
