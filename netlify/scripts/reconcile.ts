import { mailsDue } from '~/features/orders/mails-due'
import type { Order } from '~/features/orders/order.server'
import type { Env } from '~/lib/env/env.server'
import { sendDueMails } from '../server/order-mails'
import { orderOfSession, recordOrder } from '../server/orders'
import type { PaidSession, Payments } from '../server/payments/payments'
import { stripePayments } from '../server/payments/stripe'

const DAY_MS = 86_400_000

export interface Reconciled extends PaidSession {
  /** `mailed`: the order existed, but its mail had not been sent. */
  readonly outcome: 'written' | 'mailed' | 'missing' | 'failed'
  readonly error?: unknown
}

interface Options {
  /** How far to look back, in days. */
  readonly days: number
  /** Only lists what is missing. */
  readonly dryRun: boolean
}

/**
 * Finds this shop's paid sessions without an order or without its mails, then writes the order and sends the mails as
 * the webhook does. One failure does not stop the others.
 */
export async function* reconcile(env: Env, { days, dryRun }: Options): AsyncGenerator<Reconciled> {
  const payments = stripePayments(env)
  for await (const session of payments.paidSessions(new Date(Date.now() - days * DAY_MS))) {
    const order = await orderOfSession(env, session.sessionId)
    if (order && mailsDue(order).length === 0) continue
    yield dryRun ? { ...session, outcome: 'missing' } : await complete(env, payments, session, order)
  }
}

async function complete(
  env: Env,
  payments: Payments,
  session: PaidSession,
  known: Order | undefined,
): Promise<Reconciled> {
  try {
    const recorded = await recordOrder(env, payments, session)
    if (recorded.outcome !== 'written')
      throw new Error(`The session is ${recorded.outcome}`, {
        cause: recorded.outcome === 'unreadable' ? recorded.cause : undefined,
      })
    await sendDueMails(env, recorded.order)
    return { ...session, outcome: known ? 'mailed' : 'written' }
  } catch (error) {
    return { ...session, outcome: 'failed', error }
  }
}
