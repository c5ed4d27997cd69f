import type { Order } from '~/features/orders/order.server'
import type { Env } from '~/lib/env/env.server'
import { sendDueNotices } from './order-notices'
import { changeOrder } from './orders'
import type { Payments, Reversals } from './payments/payments'
import { completePurchase } from './purchases'

/**
 * Writes the current refunds and dispute of a payment into its order, and notifies the buyer. The events only signal
 * that there is something to read, so it does not matter how old they are, how often they arrive, or in which order.
 */
export async function followPayment(
  env: Env,
  payments: Payments,
  paymentId: string,
): Promise<'written' | 'foreign' | 'unreadable'> {
  const reversals = await payments.readReversals(paymentId)
  if (!reversals) return 'foreign'
  const recorded = await completePurchase(env, payments, reversals.session)
  if (recorded.outcome !== 'written') return 'unreadable'
  const order = await changeOrder(env, recorded.order._id, (current, patch) => {
    const { refunds, dispute } = merged(current, reversals)
    const isKnown = isSame(current.refunds, refunds) && current.dispute?.state === dispute?.state
    return isKnown ? undefined : patch.set({ refunds, ...(dispute && { dispute }) })
  })
  await sendDueNotices(env, order)
  return 'written'
}

const RANK = { pending: 0, succeeded: 1, failed: 2 } as const

/**
 * What the order knows, merged with what the provider says. A slower answer to an earlier event never takes anything
 * back.
 */
function merged(order: Order, reversals: Reversals) {
  const refunds = new Map(order.refunds.map((refund) => [refund._key, { _type: 'orderRefund', ...refund }]))
  for (const { id, amount, status, createdAt } of reversals.refunds.toReversed()) {
    const known = refunds.get(id)
    if (known && RANK[known.status] >= RANK[status]) continue
    refunds.set(id, { _key: id, _type: 'orderRefund', amount, status, createdAt: createdAt.toISOString() })
  }
  const isClosed = order.dispute !== undefined && order.dispute.state !== 'open'
  const dispute = isClosed ? order.dispute : (reversals.dispute ?? order.dispute)
  const byTime = [...refunds.values()].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  return { refunds: byTime, dispute: dispute && { _type: 'orderDispute', ...dispute } }
}

const isSame = (known: Order['refunds'], next: Order['refunds']): boolean =>
  known.length === next.length &&
  next.every(({ _key, status }) => known.some((one) => one._key === _key && one.status === status))
