import { mailsDue } from '~/features/orders/mails-due'
import type { Order } from '~/features/orders/order.server'
import type { Env } from '~/lib/env/env.server'
import { orderOfSession } from '../server/orders'
import type { PaidSession, Payments } from '../server/payments/payments'
import { stripePayments } from '../server/payments/stripe'
import { completePurchase } from '../server/purchases'
import { isSettled, openReservations } from '../server/stock/reservations'
import { closeReservation } from '../server/stock/reserved-checkout'

const DAY_MS = 86_400_000

export interface Reconciled extends PaidSession {
  /** `mailed`: the order existed, but its email had not been sent, or its units had not been counted as sold. */
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
 * Finds this shop's paid sessions whose order, emails or sold units are missing, and completes them as the webhook
 * does. One failure does not stop the others.
 */
export async function* reconcile(env: Env, { days, dryRun }: Options): AsyncGenerator<Reconciled> {
  const payments = stripePayments(env)
  for await (const session of payments.paidSessions(new Date(Date.now() - days * DAY_MS))) {
    const order = await orderOfSession(env, session.sessionId)
    if (order && (await isComplete(env, order))) continue
    yield dryRun ? { ...session, outcome: 'missing' } : await complete(env, payments, session, order)
  }
}

const isComplete = async (env: Env, order: Order): Promise<boolean> =>
  mailsDue(order).length === 0 && (!order.reservation || (await isSettled(env, order.reservation)))

async function complete(
  env: Env,
  payments: Payments,
  session: PaidSession,
  known: Order | undefined,
): Promise<Reconciled> {
  try {
    const recorded = await completePurchase(env, payments, session)
    if (recorded.outcome !== 'written')
      throw new Error(`The session is ${recorded.outcome}`, {
        cause: recorded.outcome === 'unreadable' ? recorded.cause : undefined,
      })
    return { ...session, outcome: known ? 'mailed' : 'written' }
  } catch (error) {
    return { ...session, outcome: 'failed', error }
  }
}

export interface ReconciledReservation {
  readonly id: string
  readonly outcome: 'released' | 'sold' | 'open' | 'expired' | 'failed'
  readonly error?: unknown
}

/** Ends reservations that outlived their session because its event was missed. */
export async function* reconcileReservations(
  env: Env,
  { dryRun }: Pick<Options, 'dryRun'>,
): AsyncGenerator<ReconciledReservation> {
  const payments = stripePayments(env)
  for (const reservation of await openReservations(env, { expiredBefore: new Date() })) {
    const id = reservation._id
    try {
      yield { id, outcome: dryRun ? 'expired' : await closeReservation(env, payments, reservation) }
    } catch (error) {
      yield { id, outcome: 'failed', error }
    }
  }
}
