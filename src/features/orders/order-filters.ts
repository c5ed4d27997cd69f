const RETURNED = 'coalesce(math::sum(refunds[status != "failed"].amount), 0)'
const REFUNDED = `${RETURNED} + select(refunds[-1].status == "failed" => refunds[-1].amount, 0)`

/** GROQ filter of orders, as `isCancelledByRefund` of `notices-due.ts`. */
export const CANCELLED_BY_REFUND = `coalesce(status in ["confirmed", "processing"] && ${REFUNDED} > 0 && ${REFUNDED} >= total, false)`

/**
 * GROQ filter of cancelled orders whose buyers have not got all their money back: not by refunds, nor by a dispute that
 * is open, which forbids refunds, or lost, which returns it.
 */
export const OWED_ORDERS = `_type == "order" && (status == "cancelled" || ${CANCELLED_BY_REFUND}) && ${RETURNED} < total && !(coalesce(dispute.state, "") in ["open", "lost"])`

/** GROQ filter of orders that should have arrived before `$today` (`YYYY-MM-DD`). */
export const LATE_ORDERS = `_type == "order" && !(status in ["delivered", "cancelled"]) && defined(estimatedDelivery) && estimatedDelivery < $today && !${CANCELLED_BY_REFUND}`
