import type { Env } from '~/lib/env/env.server'
import { sendDueMails } from '../server/order-mails'
import { isRecorded, recordOrder } from '../server/orders'
import type { PaidSession, Payments } from '../server/payments/payments'
import { stripePayments } from '../server/payments/stripe'

const DAY_MS = 86_400_000

export interface Reconciled extends PaidSession {
  readonly outcome: 'written' | 'missing' | 'failed'
  readonly error?: unknown
}

interface Options {
  /** How far to look back, in days. */
  readonly days: number
  /** Lists what is missing and writes nothing. */
  readonly dryRun: boolean
}

/**
 * Paid sessions of this shop that have no order. Each order is then written and its buyer informed, as the webhook
 * would have done; one that fails does not keep the others from being written.
 */
export async function* reconcile(env: Env, { days, dryRun }: Options): AsyncGenerator<Reconciled> {
  const payments = stripePayments(env)
  for await (const session of payments.paidSessions(new Date(Date.now() - days * DAY_MS))) {
    if (await isRecorded(env, session.sessionId)) continue
    yield dryRun ? { ...session, outcome: 'missing' } : await write(env, payments, session)
  }
}

async function write(env: Env, payments: Payments, session: PaidSession): Promise<Reconciled> {
  try {
    const recorded = await recordOrder(env, payments, session)
    if (recorded.outcome === 'written') await sendDueMails(env, recorded.order)
    return { ...session, outcome: 'written' }
  } catch (error) {
    return { ...session, outcome: 'failed', error }
  }
}
