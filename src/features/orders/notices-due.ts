import type { Order } from './order.server'

export type NoticeKind =
  | 'refunded'
  | 'refundFailed'
  | 'disputed'
  | 'disputeWon'
  | 'disputeLost'
  | 'returnRequested'
  | 'returnApproved'
  | 'returnDeclined'

/** An email about money or a return. */
export interface Notice {
  /** Unique in its order: each notice is sent once. */
  readonly key: string
  readonly kind: NoticeKind
  /** Minor units of the order's currency, if it is about money. */
  readonly amount?: number
}

const OF_DISPUTE = { open: 'disputed', won: 'disputeWon', lost: 'disputeLost' } as const
const OF_RETURN = {
  requested: 'returnRequested',
  approved: 'returnApproved',
  declined: 'returnDeclined',
} as const

/**
 * The notices about refunds, a dispute and a return that the buyer has not received, by current state: events that
 * arrive late or together result in one email about the outcome.
 */
export function noticesDue({ refunds, dispute, returnRequest, notices, customer }: Order): Notice[] {
  if (!customer?.email) return []
  const all: Notice[] = refunds.flatMap(({ _key, status, amount }) =>
    status === 'pending'
      ? []
      : [
          {
            key: `${_key}-${status}`,
            kind: status === 'failed' ? 'refundFailed' : 'refunded',
            amount,
          } as const,
        ],
  )
  if (dispute)
    all.push({
      key: `${dispute.id}-${dispute.state}`,
      kind: OF_DISPUTE[dispute.state],
      amount: dispute.amount,
    })
  if (returnRequest) all.push({ key: `return-${returnRequest.state}`, kind: OF_RETURN[returnRequest.state] })
  const sent = new Set(notices.map(({ _key }) => _key))
  return all.filter(({ key }) => !sent.has(key))
}

/** Refunds of an order in the order of their time; `amount` in minor units of its currency. */
interface Refunded {
  readonly refunds: readonly { readonly amount: number; readonly status: string }[]
}

/** What has been refunded to the buyer, in minor units; pending refunds count, failed ones do not. */
export const refundedTotal = ({ refunds }: Refunded): number =>
  refunds.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0)

export const isRefundedInFull = (order: Refunded & Pick<Order, 'total'>): boolean => {
  const refunded = refundedTotal(order)
  return refunded > 0 && refunded >= order.total
}

/** The latest refund, if the buyer's bank rejected it, in minor units; else 0. */
export const rejectedRefund = ({ refunds }: Refunded): number => {
  const latest = refunds.at(-1)
  return latest?.status === 'failed' ? latest.amount : 0
}

/**
 * Whether an order was refunded in full before it shipped, which cancels it. A bank that rejects such a refund does not
 * bring the order back.
 */
export const isCancelledByRefund = (order: Refunded & Pick<Order, 'status' | 'total'>): boolean => {
  const refunded = refundedTotal(order) + rejectedRefund(order)
  const isUnshipped = order.status === 'confirmed' || order.status === 'processing'
  return isUnshipped && refunded > 0 && refunded >= order.total
}
