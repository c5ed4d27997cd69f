/** A refund of a paid session, as stored. `amount` in minor units of the session's currency. */
export interface Refund {
  readonly id: string
  readonly sessionId: string
  readonly created: number
  readonly amount: number
  readonly status: 'succeeded' | 'failed'
}

/** A dispute of a paid session's whole amount, as stored. */
export interface Dispute {
  readonly id: string
  readonly sessionId: string
  readonly created: number
  readonly amount: number
  readonly status: 'needs_response' | 'won' | 'lost'
}

/** What has been refunded, without failed refunds. */
export const refundedOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { status, amount }) => (status === 'failed' ? sum : sum + amount), 0)
