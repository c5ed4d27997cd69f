import { CANCELLED_BY_REFUND, LATE_ORDERS, OWED_ORDERS } from '~/features/orders/order-filters'

const DUE = 'publishedAt + "T" + coalesce(publishTime, "00:00")'

/** GROQ filters of the lists that show what needs attention; `$today` is a date, `YYYY-MM-DD`, and `$minute` one of Honduras, `YYYY-MM-DDThh:mm`. */
export const FILTERS = {
  onSale: '_type == "product" && isSale == true',
  inCategory: '_type == "product" && category._ref == $category',
  postDrafts: '_type == "post" && coalesce(_originalId, _id) in path("drafts.**")',
  postScheduled: `_type == "post" && ${DUE} > $minute`,
  postPublished: `_type == "post" && ${DUE} <= $minute && !(coalesce(_originalId, _id) in path("drafts.**"))`,
  ordersNew: `_type == "order" && status == "confirmed" && !${CANCELLED_BY_REFUND}`,
  ordersToPack: `_type == "order" && status == "processing" && !${CANCELLED_BY_REFUND}`,
  ordersMoving: '_type == "order" && status in ["in_transit", "out_for_delivery"]',
  ordersLate: LATE_ORDERS,
  ordersRefunded: '_type == "order" && count(refunds[status != "failed"]) > 0',
  ordersDelivered: '_type == "order" && status == "delivered"',
  ordersOwed: OWED_ORDERS,
  ordersDisputed: '_type == "order" && dispute.state == "open"',
  reviewsPending: '_type == "review" && status == "pending"',
  reviewsPublished: '_type == "review" && status == "published"',
  reviewsDeclined: '_type == "review" && status == "declined"',
  ordersReturn: '_type == "order" && returnRequest.state == "requested"',
  /** The parcel may be on its way back: nothing is refunded yet. */
  ordersReturning:
    '_type == "order" && returnRequest.state == "approved" && count(coalesce(refunds, [])[status != "failed"]) == 0',
  ordersCancelled: `_type == "order" && (status == "cancelled" || ${CANCELLED_BY_REFUND})`,
} as const
