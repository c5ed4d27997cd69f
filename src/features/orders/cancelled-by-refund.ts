const REFUNDED =
  'coalesce(math::sum(refunds[status != "failed"].amount), 0) + select(refunds[-1].status == "failed" => refunds[-1].amount, 0)'

/** GROQ filter of orders, as `isCancelledByRefund` of `notices-due.ts`. */
export const CANCELLED_BY_REFUND = `coalesce(status in ["confirmed", "processing"] && ${REFUNDED} > 0 && ${REFUNDED} >= total, false)`
