import type { Order } from './order.server'
import type { OrderStatus } from './status'
import { currentStatus } from './tracking-record'

/**
 * The statuses that the buyer has not been mailed about, oldest first: each step of the history and the current
 * status. One mail per status. Nothing is due for orders without an email address.
 */
export function mailsDue(order: Order): OrderStatus[] {
  if (!order.customer?.email) return []
  const told = new Set(order.mails.map(({ status }) => status))
  const inOrder = order.history
    .toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
    .map(({ status }) => status)
  return [...new Set([...inOrder, currentStatus(order)])].filter((status) => !told.has(status))
}
