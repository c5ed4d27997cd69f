import type Stripe from 'stripe'
import type { Env } from '../server/env'
import { isOurs, isPaid } from '../server/order-from-session'
import { sendDueMails } from '../server/order-mails'
import { isRecorded, recordOrder } from '../server/orders'
import { stripeClient } from '../server/stripe'

export interface Reconciled {
  readonly sessionId: string
  readonly paidAt: Date
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
 * Paid sessions of this shop that have no order, each of which is then written and its buyer told, as the webhook
 * would have done. One that fails does not keep the others from being written.
 */
export async function* reconcile(env: Env, { days, dryRun }: Options): AsyncGenerator<Reconciled> {
  const since = Math.floor(Date.now() / 1000) - days * 86_400
  const sessions = stripeClient(env).checkout.sessions.list({
    status: 'complete',
    created: { gte: since },
    limit: 100,
  })
  for await (const session of sessions) {
    if (!isOurs(session) || !isPaid(session) || (await isRecorded(env, session.id))) continue
    yield dryRun ? { ...about(session), outcome: 'missing' } : await write(env, session)
  }
}

async function write(env: Env, session: Stripe.Checkout.Session): Promise<Reconciled> {
  const { sessionId, paidAt } = about(session)
  try {
    const recorded = await recordOrder(env, sessionId, paidAt)
    if (recorded.outcome === 'written') await sendDueMails(env, recorded.order)
    return { sessionId, paidAt, outcome: 'written' }
  } catch (error) {
    return { sessionId, paidAt, outcome: 'failed', error }
  }
}

/** Stripe does not say when a session was paid; it was made at most a day before. */
const about = ({ id, created }: Stripe.Checkout.Session) => ({
  sessionId: id,
  paidAt: new Date(created * 1000),
})
