/**
 * Filter and projection of the content webhook, here and at Sanity (README, "Go live"). What is counted and reserved
 * concerns no page; a review does while it is published, and when it stops to be.
 */
export const WEBHOOK_FILTER =
  '!string::startsWith(_type, "sanity.") && !(_type in ["stock", "reservation", "stockAlert", "clock", "webhookDelivery"])'

export const WEBHOOK_PROJECTION =
  '{_id, _type, _rev, "slug": slug.current, "operation": delta::operation(), "status": after().status, "was": before().status}'
