const REFUNDED =
  'coalesce(math::sum(refunds[status != "failed"].amount), 0) + select(refunds[-1].status == "failed" => refunds[-1].amount, 0)'

/** GROQ filter of orders, as `isCancelledByRefund` of `notices-due.ts`. */
export const CANCELLED_BY_REFUND = `coalesce(status in ["confirmed", "processing"] && ${REFUNDED} > 0 && ${REFUNDED} >= total, false)`

/** GROQ filter of orders that should have arrived before `$today` (`YYYY-MM-DD`). */
export const LATE_ORDERS = `_type == "order" && !(status in ["delivered", "cancelled"]) && defined(estimatedDelivery) && estimatedDelivery < $today && !${CANCELLED_BY_REFUND}`
